import { changeStaff } from '@simplato/contract/staff-endpoints';
import { emailRule, staffUsernameRule } from '@simplato/domain';
import { call } from '../../api/call.ts';
import { announceSessionChange } from '../../api/session-changes.ts';
import { ACCOUNT_MESSAGES } from '../../i18n/es/account.ts';
import { FORM_MESSAGES } from '../../i18n/es/forms.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { EmailField } from '../../ui/email-field.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { useToast } from '../../ui/toast.tsx';
import { UsernameField } from '../../ui/username-field.tsx';
import type { OwnStaff } from '../session/own-staff.ts';
import { sealPassword } from '../../api/seal-password.ts';
import { useServerForm } from '../../forms/use-server-form.ts';
import { EmailPassword, emailPasswordRule, isNewEmail } from './email-password.tsx';

interface StaffDetailsFormProps {
  restaurantId: number;
  account: OwnStaff;
  onChanged: (account: OwnStaff) => void;
}

export function StaffDetailsForm({ restaurantId, account, onChanged }: StaffDetailsFormProps) {
  const copy = useMessages(ACCOUNT_MESSAGES).details;
  const forms = useMessages(FORM_MESSAGES);
  const { show } = useToast();
  const form = useServerForm({
    defaultValues: {
      username: account.username,
      email: account.pendingEmail ?? account.email,
      password: '',
    },
    rules: {
      username: staffUsernameRule,
      email: emailRule,
      password: emailPasswordRule(account),
    },
    fieldOf: {
      nombreusuario: 'username',
      username_taken: 'username',
      mail: 'email',
      email_taken: 'email',
      password: 'password',
      wrong_password: 'password',
    },
    send: async ({ username, email, password }) => {
      const sealed = isNewEmail(email, account)
        ? { password: await sealPassword(password, restaurantId) }
        : {};
      const changed = await call(changeStaff, {
        body: { nombreusuario: username, mail: email, ...sealed },
      });
      form.setValue('password', '');
      onChanged({
        ...account,
        username: changed.nombreusuario ?? username,
        email: changed.mail ?? account.email,
        pendingEmail: changed.mailpendiente ?? null,
      });
      announceSessionChange();
      show({ text: copy.saved, tone: 'success' });
    },
  });
  return (
    <FormShell {...form.shell} submitLabel={copy.submit}>
      <UsernameField label={forms.username} {...form.field('username')} />
      <EmailField label={forms.email} autoComplete="email" {...form.field('email')} />
      {isNewEmail(form.watch('email'), account) && <EmailPassword {...form.field('password')} />}
    </FormShell>
  );
}
