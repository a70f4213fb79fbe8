import { CircleAlert, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import css from './field.module.css';

export interface FieldText {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** A warning that does not prevent submitting; hidden while there is an error. */
  warning?: string | undefined;
}

export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldText {
  id?: string | undefined;
  /** How much of its length is used. */
  counter?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label above, hint and error below, and the ids that connect them to the control in between. */
export function FieldFrame({
  id: ownId,
  label,
  hint,
  error,
  warning,
  counter,
  children,
}: FieldFrameProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const warningId = warning && !error ? `${id}-warning` : undefined;
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': [errorId, warningId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p className={css.error} id={errorId}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
      {warningId && (
        <p className={css.warning} id={warningId} role="status">
          <TriangleAlert aria-hidden="true" />
          {warning}
        </p>
      )}
      {counter !== undefined && <p className={css.hint}>{counter}</p>}
      {hint && (
        <p className={css.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
