import { enteredEmailRule, enteredPasswordRule } from '@simplato/domain';
import { FORM_MESSAGES } from '../../i18n/es/forms.ts';
import { LOGIN_MESSAGES } from '../../i18n/es/login.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { UnansweredError } from '../../api/call-error.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { isAboutTheAttempt, isOurFault, useFailureMessage } from '../../forms/failure-message.ts';
import { LOG_IN, type Credentials, type LoginSide } from './log-in.ts';
import { useServerForm } from '../../forms/use-server-form.ts';

interface LoginFormProps {
  side: LoginSide;
  onEntered: () => void;
  /** Initial value, if known. */
  email?: string | undefined;
}

const RULES = { email: enteredEmailRule, password: enteredPasswordRule };

/** One form for diners and restaurants: what was typed is kept when switching. */
export function LoginForm({ side, onEntered, email = '' }: LoginFormProps) {
  const copy = useMessages(LOGIN_MESSAGES);
  const forms = useMessages(FORM_MESSAGES);
  const failureMessage = useFailureMessage();
  const form = useServerForm<Credentials>({
    defaultValues: { email, password: '', remember: true },
    rules: RULES,
    // Any refusal is reported as wrong credentials; a fault of ours says so beside it, and only what
    // reached nobody, or is about the attempt itself, has its own message alone.
    words: (failure) => {
      if (isOurFault(failure)) return `${copy.wrong}\n${failureMessage(failure)}`;
      const hasReachedNobody = failure instanceof UnansweredError;
      return hasReachedNobody || isAboutTheAttempt(failure) ? failureMessage(failure) : copy.wrong;
    },
    send: async (credentials) => {
      await LOG_IN[side](credentials);
      onEntered();
    },
  });
  return (
    <>
      <FormShell {...form.shell} submitLabel={copy.submit}>
        <EmailField label={forms.email} autoComplete="username" {...form.field('email')} />
        <PasswordField
          label={forms.password}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <Checkbox label={copy.remember} {...form.field('remember')} />
      </FormShell>
      {form.pending && <Overlay text={copy.pending} />}
    </>
  );
}
