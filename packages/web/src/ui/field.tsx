import { type ComponentProps, type ReactNode, useId } from 'react';
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
  id: ownId,
  className,
  maxLength,
  ...input
}: FieldProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const length = useLength(id, maxLength);
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={length.error ?? error}
      warning={warning}
      counter={length.counter}
    >
      {(wiring) => (
        <div className={css.box}>
          <input
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
  warning,
  id: ownId,
  className,
  maxLength,
  ...area
}: FieldText & ComponentProps<'textarea'>) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const length = useLength(id, maxLength);
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={length.error ?? error}
      warning={warning}
      counter={length.counter}
    >
      {(wiring) => (
        <textarea
          rows={3}
          onInput={length.onInput}
          {...area}
          {...wiring}
          className={classNames(css.control, css.area, className)}
        />
      )}
    </FieldFrame>
  );
}
