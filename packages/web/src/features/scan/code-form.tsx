import { useForm } from 'react-hook-form';
import { SCAN_COPY } from '../../copy/scan.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import css from './code-form.module.css';

const copy = SCAN_COPY.byHand;

interface CodeFormProps {
  pending: boolean;
  onCode: (text: string) => void;
}

/** For a broken camera, a torn QR or a phone on plain http: always in reach. */
export function CodeForm({ pending, onCode }: CodeFormProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } });
  const submit = handleSubmit(({ code }) => onCode(code));
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <h2 className={css.title}>{copy.title}</h2>
      <div className={css.row}>
        <Field
          label={copy.label}
          hint={copy.hint}
          error={formState.errors.code?.message}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...register('code', { validate: (code) => code.trim() !== '' || copy.empty })}
        />
        <Button type="submit" variant="dark" pending={pending}>
          {copy.submit}
        </Button>
      </div>
    </form>
  );
}
