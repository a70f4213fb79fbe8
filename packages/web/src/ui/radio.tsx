import { type ComponentProps, type ReactNode, useId } from 'react';
import css from './radio.module.css';

interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
}

/** The browser's own radio button, for choices that are sentences; short ones are a Segmented. */
export function Radio({ label, ...input }: RadioProps) {
  const id = useId();
  return (
    <div className={css.row}>
      <input {...input} id={id} type="radio" className={css.button} />
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
