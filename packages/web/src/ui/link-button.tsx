import type { MouseEventHandler, ReactNode } from 'react';
import css from './button.module.css';
import { type ButtonLook, buttonClass } from './button-look.ts';

interface LinkButtonProps extends ButtonLook {
  href: string;
  /**
   * For a client-side router: call `preventDefault` and navigate. The href still works for a new
   * tab.
   */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  icon?: ReactNode;
  children: ReactNode;
  download?: string | undefined;
  className?: string | undefined;
}

export function LinkButton({
  href,
  onClick,
  icon,
  children,
  download,
  className,
  ...look
}: LinkButtonProps) {
  return (
    <a href={href} onClick={onClick} download={download} className={buttonClass(look, className)}>
      <span className={css.content}>
        {icon}
        {children}
      </span>
    </a>
  );
}
