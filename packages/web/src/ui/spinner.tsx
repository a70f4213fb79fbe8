import { classNames } from './class-names.ts';
import css from './spinner.module.css';

interface SpinnerProps {
  size?: 'small' | 'large';
  className?: string | undefined;
}

/** Decoration only: the text next to it says what is being waited for. */
export function Spinner({ size = 'small', className }: SpinnerProps) {
  return (
    <svg
      className={classNames(css.spinner, css[size], className)}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
    >
      <circle className={css.track} cx="12" cy="12" r="9.5" strokeWidth="3" />
      <path
        className={css.arc}
        d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
