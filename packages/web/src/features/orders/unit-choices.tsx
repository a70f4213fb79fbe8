import { formatEuros, isCharged, nameWithOptions, type OrderLine } from '@simplato/domain';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import css from './unit-choices.module.css';

interface UnitChoicesProps {
  lines: readonly OrderLine[];
  /** How many of each line can be chosen, by index. */
  left: readonly number[];
  words: { left: (units: number) => string; none: string };
  /** How many of each are, by index. */
  units: readonly number[];
  onChange: (index: number, units: number) => void;
  fault: string | null;
}

/** Units of an order's lines, chosen line by line. */
export function UnitChoices({ lines, left, words, units, onChange, fault }: UnitChoicesProps) {
  return (
    <div>
      <ul role="list" className={css.lines}>
        {lines.map((line, index) => {
          // A product of a set menu goes with its menu.
          if (!isCharged(line)) return null;
          const most = left[index] ?? 0;
          return (
            // An order's lines stay where they are, so the index works as the key.
            <li key={index} className={css.line}>
              <span className={css.name}>
                {nameWithOptions(line)}
                <span className={css.left}>
                  {formatEuros(line.unitGrossCents)} · {most > 0 ? words.left(most) : words.none}
                </span>
              </span>
              <QuantityStepper
                label={line.name}
                value={Math.min(units[index] ?? 0, most)}
                max={most}
                onChange={(value) => onChange(index, value)}
              />
            </li>
          );
        })}
      </ul>
      {fault !== null && (
        <p className={css.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
