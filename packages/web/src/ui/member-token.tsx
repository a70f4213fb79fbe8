import { MEMBER_COLOURS } from '@simplato/domain';
import { classNames } from './class-names.ts';
import css from './member-token.module.css';

interface MemberTokenProps {
  initial: string;
  /** Of the palette of members, as domain counts it. */
  colour: number;
  size?: 'small' | 'normal' | 'big';
  /** Somebody who is not in yet. */
  isOutside?: boolean;
}

/** The round token of a person at a table; who it is must be said beside it. */
export function MemberToken({
  initial,
  colour,
  size = 'normal',
  isOutside = false,
}: MemberTokenProps) {
  const look = css[`colour${(colour % MEMBER_COLOURS) + 1}`];
  return (
    <span
      aria-hidden="true"
      className={classNames(css.token, css[size], look, isOutside && css.outside)}
    >
      {initial}
    </span>
  );
}
