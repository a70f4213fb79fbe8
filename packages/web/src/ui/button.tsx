import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import css from './button.module.css';
import { type ButtonLook, buttonClass } from './button-look.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'>, ButtonLook {
  children: ReactNode;
  icon?: ReactNode;
  /** Shows a spinner without changing the width, and ignores clicks without losing the focus. */
  pending?: boolean;
}

export function Button({
  variant,
  size,
  wide,
  icon,
  pending = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`: a disabled button loses the focus, and a screen reader would start again at
    // the top of the page.
    if (pending) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      onClick={handleClick}
    >
      <span className={css.content}>
        {icon}
        {children}
      </span>
      {pending && <Spinner className={css.spinner} />}
    </button>
  );
}
