import { emailRule, enteredPasswordRule } from '@simplato/domain';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { RefusedError, UnansweredError } from '../../api/call-error.ts';
import { LOGIN_COPY as copy } from '../../copy/login.ts';
import { PATHS } from '../../paths.ts';
import { Field } from '../../ui/field.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { enterAsStaff } from './log-in-staff.ts';
import { InsecureContextError } from './password-digest.ts';

interface Entered {
  email: string;
  password: string;
}

export function StaffLoginForm() {
  const [, navigate] = useLocation();
  const [error, setError] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<Entered>({
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email, password }) => {
    setError(null);
    try {
      await enterAsStaff(email.trim(), password);
      navigate(PATHS.board);
    } catch (failure) {
      setError(wordsFor(failure));
    }
  });

  return (
    <>
      <FormShell
        onSubmit={(event) => void submit(event)}
        pending={isSubmitting}
        error={error}
        submitLabel={copy.submit}
      >
        <Field
          label={copy.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register('email', { validate: (email) => emailRule(email) ?? true })}
        />
        <PasswordField
          label={copy.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password', {
            validate: (password) => enteredPasswordRule(password) ?? true,
          })}
        />
      </FormShell>
      {isSubmitting && <Overlay text={copy.pending} />}
    </>
  );
}

/** Spec §8: whatever the server says no with, it is the credentials; what is not the server says so. */
function wordsFor(failure: unknown): string {
  if (failure instanceof InsecureContextError) return copy.needsHttps;
  if (failure instanceof UnansweredError) return failure.message;
  // Waiting and a wrong clock cannot be mended by typing the password again.
  if (failure instanceof RefusedError && TELLING.has(failure.code)) return failure.message;
  return copy.wrong;
}

const TELLING: ReadonlySet<string> = new Set(['too_many', 'stale_password', 'bad_check']);
