import { useId } from 'react';
import { classNames } from './class-names.ts';
import css from './segmented.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface SegmentedProps<Value extends string | number> {
  legend: string;
  /** Two or three; use a select for more. */
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  showLegend?: boolean;
  disabled?: boolean;
}

/**
 * A choice of one of two or three options, drawn as a switch and built of radio buttons, so that
 * the arrow keys work.
 */
export function Segmented<Value extends string | number>({
  legend,
  options,
  value,
  onChange,
  showLegend = false,
  disabled = false,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={css.group} disabled={disabled}>
      <legend className={css.legend}>
        {showLegend ? legend : <VisuallyHidden>{legend}</VisuallyHidden>}
      </legend>
      <div className={css.track}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(css.option, option.value === value && css.chosen)}
          >
            <input
              className={css.radio}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
