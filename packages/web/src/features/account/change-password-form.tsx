import { CHECK_ID } from '@simplato/contract';
import { type changeDinerPassword } from '@simplato/contract/account-endpoints';
import { type changeStaffPassword } from '@simplato/contract/staff-endpoints';
import { enteredPasswordRule, newPasswordRule } from '@simplato/domain';
import { call } from '../../api/call.ts';
import { ACCOUNT_MESSAGES } from '../../i18n/es/account.ts';
import { FORM_MESSAGES } from '../../i18n/es/forms.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { FormShell } from '../../ui/form-shell.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { sealPassword } from '../../api/seal-password.ts';
import { useServerForm } from '../../forms/use-server-form.ts';

const RULES = { current: enteredPasswordRule, next: newPasswordRule };

interface ChangePasswordFormProps {
  endpoint: typeof changeDinerPassword | typeof changeStaffPassword;
  /** Tells a password manager which entry to update. */
  email: string;
}

export function ChangePasswordForm({ endpoint, email }: ChangePasswordFormProps) {
  const copy = useMessages(ACCOUNT_MESSAGES).password;
  const forms = useMessages(FORM_MESSAGES);
  const { show } = useToast();
  const form = useServerForm({
    defaultValues: { current: '', next: '' },
    rules: RULES,
    fieldOf: { wrong_password: 'current', password: 'current', newPassword: 'next' },
    send: async ({ current, next }) => {
      await call(endpoint, {
        body: {
          password: await sealPassword(current, CHECK_ID.general),
          newPassword: await sealPassword(next, CHECK_ID.general),
        },
      });
      form.reset();
      show({ text: copy.done, tone: 'success' });
    },
  });
  return (
    <FormShell {...form.shell} submitLabel={copy.submit} submitVariant="outline">
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      <PasswordField
        label={copy.current}
        autoComplete="current-password"
        {...form.field('current')}
      />
      <PasswordField
        label={copy.next}
        hint={forms.passwordHint}
        autoComplete="new-password"
        {...form.field('next')}
      />
    </FormShell>
  );
}
