import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from './button.tsx';
import type { ButtonVariant } from './button-look.ts';
import { type HoldingTexts, useHolding } from './dialog-holding.ts';
import css from './form-shell.module.css';
import { Notice } from './notice.tsx';
import { focusTooLong } from './use-length.ts';

interface FormShellProps {
  onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>;
  /** While true, the fields are disabled and the button shows a spinner. */
  pending: boolean;
  /** The server's error message, in words for the user; null if there is none. */
  error: string | null;
  /** Asked when a dialog around the form is closed: with something typed, or while sending. */
  leaving?: { typed: HoldingTexts; sending: HoldingTexts };
  submitLabel: ReactNode;
  submitVariant?: ButtonVariant;
  /** Next to the submit button: "Cancelar". */
  secondary?: ReactNode;
  children: ReactNode;
}

/**
 * For every form that is sent to the server: `pending` and `error` are required, so that neither
 * can be forgotten.
 */
export function FormShell({
  onSubmit,
  pending,
  error,
  leaving,
  submitLabel,
  submitVariant = 'primary',
  secondary,
  children,
}: FormShellProps) {
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const untouched = useRef('');

  useLayoutEffect(() => {
    untouched.current = entered(form.current);
  }, []);
  useHolding(
    useCallback(() => {
      if (pending) return leaving?.sending ?? null;
      return entered(form.current) === untouched.current ? null : (leaving?.typed ?? null);
    }, [pending, leaving]),
  );

  // Disabling the fields has dropped the focus; continue at the message.
  useEffect(() => {
    if (error && !pending) alert.current?.focus();
  }, [error, pending]);

  return (
    <form
      ref={form}
      className={css.form}
      onSubmit={(event) => {
        if (!focusTooLong(event.currentTarget)) return onSubmit(event);
        event.preventDefault();
      }}
      noValidate
      aria-busy={pending || undefined}
    >
      <fieldset className={css.fields} disabled={pending}>
        {children}
      </fieldset>
      {error && !pending && (
        <Notice tone="alert" role="alert" ref={alert} tabIndex={-1}>
          <span className={css.error}>{error}</span>
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

/** What the fields say, to be compared; also fields without a name, and results. */
function entered(form: HTMLFormElement | null): string {
  const values = [...(form?.elements ?? [])].map((element) => {
    if (element instanceof HTMLInputElement && /checkbox|radio/.test(element.type)) {
      return element.checked;
    }
    return 'value' in element ? element.value : '';
  });
  return JSON.stringify(values);
}
