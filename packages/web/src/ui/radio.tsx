import { type ComponentProps, type ReactNode, useId } from 'react';
import css from './radio.module.css';

interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
}

/** A native radio button, for options that are sentences; use Segmented for short ones. */
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
