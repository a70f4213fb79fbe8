import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './slip-heading.module.css';
import type { SlipAge } from './slip.tsx';

interface SlipHeadingProps {
  /** The table. Set in Figtree: the serif's old-style figures are not legible from three metres. */
  title: ReactNode;
  /** The order's number. */
  detail?: ReactNode;
  /** The waiting time in words; red when `age` is late. */
  trailing?: ReactNode;
  age?: SlipAge;
  id?: string | undefined;
  level?: 2 | 3;
}

export function SlipHeading({
  title,
  detail,
  trailing,
  age = 'none',
  id,
  level = 3,
}: SlipHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.row}>
      <Heading className={css.title} id={id}>
        {title}
      </Heading>
      {detail && <span className={css.detail}>{detail}</span>}
      {trailing && (
        <span className={classNames(css.trailing, age === 'late' && css.late)}>{trailing}</span>
      )}
    </div>
  );
}
