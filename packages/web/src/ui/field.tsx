import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldText } from './field-frame.tsx';
import css from './field.module.css';

export type FieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'children'> & {
    /** A unit at the end, such as "€" or "%". */
    suffix?: ReactNode;
  };

/** A labelled input. Accepts the props of react-hook-form's `register`, `ref` included. */
export function Field({
  label,
  hint,
  error,
  warning,
  suffix,
  id,
  className,
  ...input
}: FieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} warning={warning}>
      {(wiring) => (
        <div className={css.box}>
          <input
            {...input}
            {...wiring}
            className={classNames(css.control, Boolean(suffix) && css.withSuffix, className)}
          />
          {suffix && (
            <span className={css.suffix} aria-hidden="true">
              {suffix}
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  id,
  className,
  ...area
}: FieldText & ComponentProps<'textarea'>) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(wiring) => (
        <textarea
          rows={3}
          {...area}
          {...wiring}
          className={classNames(css.control, css.area, className)}
        />
      )}
    </FieldFrame>
  );
}
