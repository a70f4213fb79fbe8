import { FORM_COPY } from '../../i18n/es/forms.ts';
import { RESTAURANT_REGISTRATION_COPY as copy } from '../../i18n/es/registration.ts';
import { EmailField } from '../../ui/email-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { UsernameField } from '../../ui/username-field.tsx';
import type { ServerForm } from '../session/use-server-form.ts';
import css from './registration-card.module.css';
import type { RestaurantEntry } from './restaurant-entry.ts';

/** The user who will log in. */
export function AccountFields({ form }: { form: ServerForm<RestaurantEntry> }) {
  return (
    <div className={css.group} role="group" aria-label={copy.account}>
      <h2>{copy.account}</h2>
      <UsernameField label={FORM_COPY.username} {...form.field('username')} />
      <EmailField label={FORM_COPY.email} autoComplete="username" {...form.field('email')} />
      <div className={css.whole}>
        <PasswordField
          label={FORM_COPY.password}
          hint={FORM_COPY.passwordHint}
          autoComplete="new-password"
          {...form.field('password')}
        />
      </div>
    </div>
  );
}
