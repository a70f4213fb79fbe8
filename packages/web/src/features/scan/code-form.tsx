import { useState } from 'react';
import { SCAN_MESSAGES } from '../../i18n/es/scan.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import css from './code-form.module.css';

interface CodeFormProps {
  pending: boolean;
  /** Something else on the page is to be decided first. */
  isAside: boolean;
  onCode: (text: string) => void;
}

/**
 * For a broken camera, a torn QR code or a phone on plain http: always available. A single field
 * with one rule: a form library would double what a diner downloads before the menu.
 */
export function CodeForm({ pending, isAside, onCode }: CodeFormProps) {
  const copy = useMessages(SCAN_MESSAGES).byHand;
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isEmpty = code.trim() === '';
        setError(isEmpty ? copy.empty : undefined);
        if (isEmpty) event.currentTarget.querySelector('input')?.focus();
        else onCode(code);
      }}
    >
      <h2 className={css.title}>{copy.title}</h2>
      <div className={css.row}>
        <Field
          label={copy.label}
          hint={copy.hint}
          error={error}
          name="code"
          value={code}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" variant={isAside ? 'outline' : 'dark'} pending={pending}>
          {copy.submit}
        </Button>
      </div>
    </form>
  );
}
