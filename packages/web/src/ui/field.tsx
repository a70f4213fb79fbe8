import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldText } from './field-frame.tsx';
import css from './field.module.css';
import { useLength } from './use-length.ts';

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
  const { counter, ...length } = useLength(input.maxLength);
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      warning={length.warning ?? warning}
      counter={counter}
    >
      {(wiring) => (
        <div className={css.box}>
          <input
            onPaste={length.onPaste}
            onInput={length.onInput}
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
  const { warning, counter, onPaste, onInput } = useLength(area.maxLength);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} warning={warning} counter={counter}>
      {(wiring) => (
        <textarea
          rows={3}
          onPaste={onPaste}
          onInput={onInput}
          {...area}
          {...wiring}
          className={classNames(css.control, css.area, className)}
        />
      )}
    </FieldFrame>
  );
}
