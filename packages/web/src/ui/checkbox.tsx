import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import css from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** May contain a link. */
  label: ReactNode;
  error?: string | undefined;
}

/** A native checkbox. Accepts the props of react-hook-form's `register`. */
export function Checkbox({ label, error, id: ownId, ...input }: CheckboxProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={css.field}>
      <div className={css.row}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={css.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [input['aria-describedby'], errorId].filter(Boolean).join(' ') || undefined
          }
        />
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
      </div>
      {error && (
        <p className={css.error} id={errorId}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
