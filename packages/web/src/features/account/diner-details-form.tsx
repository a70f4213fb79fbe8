import { CHECK_ID, type DinerWire } from '@simplato/contract';
import { changeDiner } from '@simplato/contract/account-endpoints';
import { dinerNameRule, dinerUsernameRule, emailRule } from '@simplato/domain';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { announceSessionChange } from '../../api/session-changes.ts';
import { ACCOUNT_MESSAGES } from '../../i18n/es/account.ts';
import { FORM_MESSAGES } from '../../i18n/es/forms.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { EmailField } from '../../ui/email-field.tsx';
import { Field } from '../../ui/field.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { useToast } from '../../ui/toast.tsx';
import { UsernameField } from '../../ui/username-field.tsx';
import { rememberDiner } from '../session/diner-record.ts';
import { sealPassword } from '../../api/seal-password.ts';
import { useServerForm } from '../../forms/use-server-form.ts';
import { dinerAccountQuery } from './account-queries.ts';
import { EmailPassword, emailPasswordRule, isNewEmail } from './email-password.tsx';

export function DinerDetailsForm({ account }: { account: DinerWire }) {
  const copy = useMessages(ACCOUNT_MESSAGES).details;
  const forms = useMessages(FORM_MESSAGES);
  const queryClient = useQueryClient();
  const { show } = useToast();
  const addresses = { email: account.mail, pendingEmail: account.mailpendiente ?? null };
  const form = useServerForm({
    defaultValues: {
      name: account.nombre,
      username: account.nombreusuario,
      email: account.mailpendiente ?? account.mail,
      password: '',
    },
    rules: {
      name: dinerNameRule,
      username: dinerUsernameRule,
      email: emailRule,
      password: emailPasswordRule(addresses),
    },
    fieldOf: {
      nombre: 'name',
      nombreusuario: 'username',
      mail: 'email',
      password: 'password',
      wrong_password: 'password',
    },
    send: async ({ name, username, email, password }) => {
      const sealed = isNewEmail(email, addresses)
        ? { password: await sealPassword(password, CHECK_ID.general) }
        : {};
      const changed = await call(changeDiner, {
        body: { nombre: name, nombreusuario: username, mail: email, ...sealed },
      });
      form.setValue('password', '');
      queryClient.setQueryData(dinerAccountQuery.queryKey, changed);
      rememberDiner(changed);
      announceSessionChange();
      show({ text: copy.saved, tone: 'success' });
    },
  });
  return (
    <FormShell {...form.shell} submitLabel={copy.submit}>
      <Field label={copy.name} autoComplete="name" maxLength={80} {...form.field('name')} />
      <UsernameField label={forms.username} {...form.field('username')} />
      <EmailField label={forms.email} autoComplete="email" {...form.field('email')} />
      {isNewEmail(form.watch('email'), addresses) && <EmailPassword {...form.field('password')} />}
    </FormShell>
  );
}
