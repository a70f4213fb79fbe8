import { useId } from 'react';
import css from './choice-chips.module.css';

interface RadioChipsProps<Value extends string | number> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** A choice of one option, as radio buttons that look like chips. */
export function RadioChips<Value extends string | number>({
  legend,
  options,
  value: chosen,
  onChange,
  disabled = false,
}: RadioChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset disabled={disabled}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.chips}>
        {options.map(({ value, label }) => (
          <label key={value} className={css.chip}>
            <input
              type="radio"
              name={name}
              className={css.box}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
