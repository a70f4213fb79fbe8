import css from './number-tiles.module.css';

interface NumberTilesProps {
  digits: string;
  /** Read out in place of the tiles. */
  label: string;
}

/** A table's number as two ceramic house-number tiles. */
export function NumberTiles({ digits, label }: NumberTilesProps) {
  return (
    <span role="img" aria-label={label} className={css.tiles}>
      {Array.from(digits, (digit, index) => (
        // A number's digits never change places.
        <span key={index} className={css.tile}>
          {digit}
        </span>
      ))}
    </span>
  );
}
