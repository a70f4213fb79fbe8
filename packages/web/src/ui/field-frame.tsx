import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import css from './field.module.css';

export interface FieldText {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldText {
  id?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label above, hint and error below, and the ids that tie them to whichever control stands between. */
export function FieldFrame({ id: ownId, label, hint, error, children }: FieldFrameProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p className={css.error} id={errorId}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
      {hint && (
        <p className={css.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
