import { VisuallyHidden } from './visually-hidden.tsx';
import css from './choice-chips.module.css';

interface ChoiceChipsProps<Value extends string | number> {
  legend: string;
  showLegend?: boolean;
  /** `label` is displayed; `name` is read out where the label is only an initial. */
  options: readonly { value: Value; label: string; name?: string | undefined }[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
}

/** A choice of any number of options, as checkboxes that look like chips. */
export function ChoiceChips<Value extends string | number>({
  legend,
  showLegend = false,
  options,
  values,
  onChange,
}: ChoiceChipsProps<Value>) {
  function toggle(value: Value, isChosen: boolean) {
    onChange(
      options
        .map((option) => option.value)
        .filter((one) => (one === value ? isChosen : values.includes(one))),
    );
  }
  return (
    <fieldset>
      <legend className={css.legend}>
        {showLegend ? legend : <VisuallyHidden>{legend}</VisuallyHidden>}
      </legend>
      <div className={css.chips}>
        {options.map(({ value, label, name }) => (
          <label key={value} className={css.chip}>
            <input
              type="checkbox"
              className={css.box}
              aria-label={name}
              checked={values.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
