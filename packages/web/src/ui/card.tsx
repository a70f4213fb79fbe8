import type { ReactNode } from 'react';
import css from './card.module.css';
import { classNames } from './class-names.ts';

interface CardProps {
  as?: 'div' | 'section' | 'article' | 'li';
  /** Set to false when a picture extends to the edge. */
  padded?: boolean;
  labelledBy?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Card({
  as: Tag = 'div',
  padded = true,
  labelledBy,
  className,
  children,
}: CardProps) {
  return (
    <Tag
      className={classNames(css.card, padded && css.padded, className)}
      aria-labelledby={labelledBy}
    >
      {children}
    </Tag>
  );
}
