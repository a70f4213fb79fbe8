import { Fragment } from 'react';
import css from './day-page.module.css';

interface RowBar {
  label: string;
  value: number;
}

/** Horizontal bars, for names that are words. The table below has the figures. */
export function RowBars({ rows }: { rows: readonly RowBar[] }) {
  if (rows.length < 2) return null;
  const longest = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <div className={css.rowBars} aria-hidden="true">
      {rows.map(({ label, value }) => (
        <Fragment key={label}>
          <span>{label}</span>
          <svg className={css.rowBar} viewBox="0 0 100 1" preserveAspectRatio="none">
            <rect className={css.bar} width={(100 * Math.max(0, value)) / longest} height={1} />
          </svg>
        </Fragment>
      ))}
    </div>
  );
}
