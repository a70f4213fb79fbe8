import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldText } from './field-frame.tsx';
import css from './field.module.css';

/** A native select with our frame; its children are `<option>`s. */
export function Select({
  label,
  hint,
  error,
  id,
  className,
  children,
  ...select
}: FieldText & ComponentProps<'select'>) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className={css.box}>
          <select
            {...select}
            {...wiring}
            className={classNames(css.control, css.select, className)}
          >
            {children}
          </select>
          <ChevronDown className={css.chevron} aria-hidden="true" />
        </div>
      )}
    </FieldFrame>
  );
}
