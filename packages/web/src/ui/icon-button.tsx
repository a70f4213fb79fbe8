import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CountDot } from './count-dot.tsx';
import css from './icon-button.module.css';

interface IconLook {
  /** The accessible name; with a count, include it here: "Tu pedido: 3 platos". */
  label: string;
  icon: ReactNode;
  count?: number | undefined;
  /** `onRed` is for the red header band. */
  tone?: 'plain' | 'onRed' | undefined;
}

type IconButtonProps = IconLook & Omit<ComponentProps<'button'>, 'children' | 'aria-label'>;
type IconLinkProps = IconLook & { href: string } & Omit<
    ComponentProps<'a'>,
    'children' | 'aria-label' | 'href'
  >;

export function IconButton({
  label,
  icon,
  count,
  tone = 'plain',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(css.icon, css[tone], className)}
    >
      <IconContent icon={icon} count={count} />
    </button>
  );
}

export function IconLink({
  label,
  icon,
  count,
  tone = 'plain',
  className,
  ...rest
}: IconLinkProps) {
  return (
    <a {...rest} aria-label={label} className={classNames(css.icon, css[tone], className)}>
      <IconContent icon={icon} count={count} />
    </a>
  );
}

function IconContent({ icon, count = 0 }: Pick<IconLook, 'icon' | 'count'>) {
  return (
    <>
      {icon}
      {count > 0 && (
        // Keyed by the count, so that a change replays the animation.
        <CountDot key={count} count={count} className={css.count} />
      )}
    </>
  );
}
