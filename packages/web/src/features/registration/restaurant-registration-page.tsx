import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { RESTAURANT_REGISTRATION_MESSAGES as copy } from '../../i18n/es/restaurant-registration.ts';
import { PATHS } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FormShell } from '../../ui/form-shell.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { failureMessage } from '../../forms/failure-message.ts';
import { townList, useOpenTowns } from './open-towns.ts';
import { type ServerForm, useServerForm } from '../../forms/use-server-form.ts';
import { BusinessFields } from './business-fields.tsx';
import { createRegistration, HalfwayError } from './register-restaurant.ts';
import css from './registration-card.module.css';
import { RegistrationNotice } from './registration-notice.tsx';
import {
  EMPTY_ENTRY,
  ENTRY_FIELD_OF,
  ENTRY_RULES,
  type RestaurantEntry,
} from './restaurant-entry.ts';
import { FORM_MESSAGES } from '../../i18n/es/forms.ts';
import { EmailField } from '../../ui/email-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { UsernameField } from '../../ui/username-field.tsx';

export function RestaurantRegistrationPage() {
  const [, navigate] = useLocation();
  const [register] = useState(createRegistration);
  const towns = useOpenTowns();
  const form = useServerForm<RestaurantEntry>({
    defaultValues: EMPTY_ENTRY,
    rules: ENTRY_RULES,
    fieldOf: ENTRY_FIELD_OF,
    words: registrationMessage,
    send: async (entry) => {
      await register(entry);
      navigate(PATHS.board, { replace: true });
    },
  });
  return (
    <Card className={classNames(css.card, css.wide)}>
      <title>{copy.pageTitle}</title>
      <h1>{copy.title}</h1>
      <FormShell {...form.shell} submitLabel={copy.submit}>
        <AccountFields form={form} />
        <BusinessFields form={form} towns={towns} />
      </FormShell>
      <Link href={PATHS.staffLogin} className={css.other}>
        {copy.logIn}
      </Link>
      <RegistrationNotice towns={townList(towns)} />
      {form.pending && <Overlay text={copy.pending} />}
    </Card>
  );
}

function registrationMessage(failure: unknown): string {
  return failure instanceof HalfwayError
    ? copy.halfway(failureMessage(failure.cause))
    : failureMessage(failure);
}

/** The user who will log in. */
function AccountFields({ form }: { form: ServerForm<RestaurantEntry> }) {
  return (
    <div className={css.group} role="group" aria-label={copy.account}>
      <h2>{copy.account}</h2>
      <UsernameField label={FORM_MESSAGES.username} {...form.field('username')} />
      <EmailField label={FORM_MESSAGES.email} autoComplete="username" {...form.field('email')} />
      <div className={css.whole}>
        <PasswordField
          label={FORM_MESSAGES.password}
          hint={FORM_MESSAGES.passwordHint}
          autoComplete="new-password"
          {...form.field('password')}
        />
      </div>
    </div>
  );
}
