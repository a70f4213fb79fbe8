import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from './class-names.ts';
import { CountDot } from './count-dot.tsx';
import css from './phone-bar.module.css';

type PhoneBarProps = Pick<ComponentProps<'nav'>, 'aria-label' | 'children'> & {
  /** A bar of deeds is a group, one of ways a navigation. */
  as?: 'nav' | 'div';
};

/**
 * What is done most, at the foot of a staff page on a phone, in reach of the thumb that holds it; wider
 * screens have it elsewhere. The last child of a column that is as high as the screen, or higher.
 */
export function PhoneBar({ as: Tag = 'nav', ...rest }: PhoneBarProps) {
  return (
    <Tag
      {...rest}
      role={Tag === 'div' ? 'group' : undefined}
      className={css.bar}
      data-phone-bar=""
    />
  );
}

interface WayLook {
  icon: LucideIcon;
  children: ReactNode;
  /** How many wait there; said in words elsewhere. */
  count?: number;
  tone?: 'plain' | 'attention' | 'filled';
}

export function PhoneWay({
  icon,
  count = 0,
  tone = 'plain',
  children,
  ...rest
}: WayLook & Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return (
    <button {...rest} type="button" className={lookOf(tone)}>
      <Face icon={icon} count={count}>
        {children}
      </Face>
    </button>
  );
}

export function PhoneLink({
  href,
  icon,
  count = 0,
  isHere = false,
  children,
}: WayLook & { href: string; isHere?: boolean }) {
  return (
    <Link href={href} className={lookOf('plain')} aria-current={isHere ? 'page' : undefined}>
      <Face icon={icon} count={count}>
        {children}
      </Face>
    </Link>
  );
}

function lookOf(tone: NonNullable<WayLook['tone']>): string {
  return classNames(css.way, tone !== 'plain' && css[tone]);
}

function Face({
  icon: Icon,
  count,
  children,
}: {
  icon: LucideIcon;
  count: number;
  children: ReactNode;
}) {
  return (
    <>
      <span className={css.icon}>
        <Icon aria-hidden="true" />
        {count > 0 && (
          <span aria-hidden="true">
            <CountDot count={count} className={css.count} />
          </span>
        )}
      </span>
      <span>{children}</span>
    </>
  );
}
