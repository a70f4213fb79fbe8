import type { ReactNode } from 'react';
import css from './badge.module.css';
import { classNames } from './class-names.ts';

export type BadgeTone = 'paid' | 'wait' | 'ready' | 'alert' | 'neutral';

interface BadgeProps {
  tone?: BadgeTone;
  /** Styled as a rubber stamp on a slip: outlined capitals, slightly tilted. */
  stamp?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', stamp = false, icon, children }: BadgeProps) {
  return (
    <span className={classNames(css.badge, css[tone], stamp && css.stamp)}>
      {icon}
      {children}
    </span>
  );
}
