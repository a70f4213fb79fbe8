import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import type { ButtonVariant } from './button-look.ts';
import css from './form-shell.module.css';
import { Notice } from './notice.tsx';

interface FormShellProps {
  onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>;
  /** While true the fields are locked and the button turns. */
  pending: boolean;
  /** What the server said, already in words for the person; null when there is nothing to say. */
  error: string | null;
  submitLabel: ReactNode;
  submitVariant?: ButtonVariant;
  /** Beside the submit button: "Cancelar". */
  secondary?: ReactNode;
  children: ReactNode;
}

/** Every form that talks to the server: `pending` and `error` are required, so neither can be forgotten. */
export function FormShell({
  onSubmit,
  pending,
  error,
  submitLabel,
  submitVariant = 'primary',
  secondary,
  children,
}: FormShellProps) {
  const alert = useRef<HTMLDivElement>(null);

  // Locking the fields took the focus from the one that had it; the message is where reading goes on.
  useEffect(() => {
    if (error && !pending) alert.current?.focus();
  }, [error, pending]);

  return (
    <form className={css.form} onSubmit={onSubmit} noValidate aria-busy={pending || undefined}>
      <fieldset className={css.fields} disabled={pending}>
        {children}
      </fieldset>
      {error && !pending && (
        <Notice tone="alert" role="alert" ref={alert} tabIndex={-1}>
          {error}
        </Notice>
      )}
      <div className={css.actions}>
        {secondary}
        <Button type="submit" size="big" variant={submitVariant} pending={pending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
