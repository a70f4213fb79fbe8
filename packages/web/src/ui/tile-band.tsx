import { useId } from 'react';
import { classNames } from './class-names.ts';
import css from './tile-band.module.css';

interface TileBandProps {
  /**
   * `band` is the 18 px strip at the top of a page; `row` is 36 px high; `large` fills its
   * container.
   */
  size?: 'band' | 'row' | 'large';
  className?: string | undefined;
}

const cell = { band: 18, row: 36, large: 72 } as const;

/**
 * The brand's tile pattern: blue circles that touch, a red lozenge at each contact, a saffron dot
 * inside. Use it sparingly.
 */
export function TileBand({ size = 'band', className }: TileBandProps) {
  const id = useId();
  const side = cell[size];
  return (
    <svg className={classNames(css.tile, css[size], className)} aria-hidden="true">
      <defs>
        <pattern id={id} width={side} height={side} patternUnits="userSpaceOnUse">
          <svg width={side} height={side} viewBox="0 0 72 72">
            <circle className={css.circle} cx="36" cy="36" r="38.5" />
            <circle className={css.circle} cx="-36" cy="36" r="38.5" />
            <circle className={css.circle} cx="108" cy="36" r="38.5" />
            <circle className={css.circle} cx="36" cy="-36" r="38.5" />
            <circle className={css.circle} cx="36" cy="108" r="38.5" />
            <path className={css.lozenge} d="M0 21l8 15-8 15-8-15zM72 21l8 15-8 15-8-15z" />
            <path className={css.dot} d="M36 28.5l6.5 7.5-6.5 7.5-6.5-7.5z" />
          </svg>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
