import css from './day-page.module.css';

interface Column {
  label: string;
  value: number;
  /** The value as displayed above the highest column. */
  words: string;
}

const HEIGHT = 190;
const TOP = 22;
const BOTTOM = 20;
const STEP = 40;
const BAR = 26;
/** Keeps the columns of a short day from becoming too wide. */
const LEAST = 12;

/**
 * A column chart over time, as SVG; the table below has the same data for those who cannot see it.
 */
export function ColumnChart({ columns }: { columns: readonly Column[] }) {
  // A single column shows nothing.
  if (columns.length < 2) return null;
  const highest = Math.max(1, ...columns.map(({ value }) => value));
  const width = Math.max(LEAST, columns.length) * STEP;
  const base = HEIGHT - BOTTOM;
  return (
    <svg className={css.chart} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      {columns.map(({ label, value, words }, index) => {
        const height = ((base - TOP) * value) / highest;
        const middle = index * STEP + STEP / 2;
        return (
          <g key={label}>
            <rect
              className={css.bar}
              x={middle - BAR / 2}
              y={base - height}
              width={BAR}
              height={height}
              rx={3}
            />
            {value === highest && (
              <text className={css.barLabel} x={middle} y={base - height - 6}>
                {words}
              </text>
            )}
            <text className={css.axis} x={middle} y={HEIGHT - 5}>
              {label}
            </text>
          </g>
        );
      })}
      <line className={css.ground} x1={0} x2={width} y1={base} y2={base} />
    </svg>
  );
}
