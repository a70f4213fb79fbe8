import {
  dinerNameRule,
  dinerUsernameRule,
  emailRule,
  newPasswordRule,
  privacyRule,
} from '@simplato/domain';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { FORM_MESSAGES } from '../../i18n/es/forms.ts';
import { DINER_REGISTRATION_MESSAGES } from '../../i18n/es/registration.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { PATHS } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { Field } from '../../ui/field.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { UsernameField } from '../../ui/username-field.tsx';
import { dinerStart } from '../session/log-in.ts';
import { type FormRules, useServerForm } from '../../forms/use-server-form.ts';
import { createDinerRegistration, type NewDiner } from './register-diner.ts';
import css from './registration-card.module.css';
import { PrivacyCheckbox } from './privacy-checkbox.tsx';

const EMPTY: NewDiner = { name: '', username: '', email: '', password: '', privacy: false };

const RULES: FormRules<NewDiner> = {
  name: dinerNameRule,
  username: dinerUsernameRule,
  email: emailRule,
  password: newPasswordRule,
  privacy: privacyRule,
};

export function DinerRegistrationPage() {
  const copy = useMessages(DINER_REGISTRATION_MESSAGES);
  const forms = useMessages(FORM_MESSAGES);
  const [, navigate] = useLocation();
  const [register] = useState(createDinerRegistration);
  const form = useServerForm<NewDiner>({
    defaultValues: EMPTY,
    rules: RULES,
    fieldOf: { nombre: 'name', nombreusuario: 'username', mail: 'email', password: 'password' },
    send: async (diner) => {
      await register(diner);
      navigate(dinerStart(), { replace: true });
    },
  });
  return (
    <Card className={css.card}>
      <title>{copy.pageTitle}</title>
      <div className={css.words}>
        <h1>{copy.title}</h1>
        <p>{copy.text}</p>
      </div>
      <FormShell {...form.shell} submitLabel={copy.submit}>
        <Field label={copy.name} autoComplete="name" maxLength={80} {...form.field('name')} />
        <UsernameField label={forms.username} {...form.field('username')} />
        <EmailField label={forms.email} autoComplete="username" {...form.field('email')} />
        <PasswordField
          label={forms.password}
          hint={forms.passwordHint}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <PrivacyCheckbox {...form.field('privacy')} />
      </FormShell>
      <Link href={PATHS.login} className={css.other}>
        {copy.logIn}
      </Link>
      {form.pending && <Overlay text={copy.pending} />}
    </Card>
  );
}
