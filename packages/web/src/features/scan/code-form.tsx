import { useState } from 'react';
import { SCAN_COPY } from '../../copy/scan.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import css from './code-form.module.css';

const copy = SCAN_COPY.byHand;

interface CodeFormProps {
  pending: boolean;
  onCode: (text: string) => void;
}

/**
 * For a broken camera, a torn QR or a phone on plain http: always in reach. One field and one rule: a
 * form library would double what a diner downloads before the menu.
 */
export function CodeForm({ pending, onCode }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setError(code.trim() === '' ? copy.empty : undefined);
        if (code.trim() !== '') onCode(code);
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
        <Button type="submit" variant="dark" pending={pending}>
          {copy.submit}
        </Button>
      </div>
    </form>
  );
}
