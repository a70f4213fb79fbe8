import { changeDiner, type DinerWire } from '@simplato/contract';
import { dinerNameRule, dinerUsernameRule, emailRule } from '@simplato/domain';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { announceSessionChange } from '../../api/session-changes.ts';
import { ACCOUNT_COPY } from '../../copy/account.ts';
import { FORM_COPY } from '../../copy/forms.ts';
import { Field } from '../../ui/field.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { useToast } from '../../ui/toast.tsx';
import { rememberDiner } from '../session/diner-record.ts';
import { useServerForm } from '../session/use-server-form.ts';
import { dinerAccountQuery } from './account-queries.ts';

const copy = ACCOUNT_COPY.details;
const RULES = { name: dinerNameRule, username: dinerUsernameRule, email: emailRule };

export function DinerDetailsForm({ account }: { account: DinerWire }) {
  const queryClient = useQueryClient();
  const { show } = useToast();
  const form = useServerForm({
    defaultValues: {
      name: account.nombre,
      username: account.nombreusuario,
      email: account.mailpendiente ?? account.mail,
    },
    rules: RULES,
    fieldOf: { nombre: 'name', nombreusuario: 'username', mail: 'email' },
    send: async ({ name, username, email }) => {
      const changed = await call(changeDiner, {
        body: { nombre: name, nombreusuario: username, mail: email },
      });
      queryClient.setQueryData(dinerAccountQuery.queryKey, changed);
      rememberDiner(changed);
      announceSessionChange();
      show({ text: copy.saved, tone: 'success' });
    },
  });
  return (
    <FormShell {...form.shell} submitLabel={copy.submit}>
      <Field label={copy.name} autoComplete="name" maxLength={80} {...form.field('name')} />
      <Field
        label={FORM_COPY.username}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        {...form.field('username')}
      />
      <Field
        label={FORM_COPY.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('email')}
      />
    </FormShell>
  );
}
