import { FORM_MESSAGES } from '../../i18n/es/forms.ts';
import { RESTAURANT_REGISTRATION_MESSAGES as copy } from '../../i18n/es/restaurant-registration.ts';
import { EmailField } from '../../ui/email-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { UsernameField } from '../../ui/username-field.tsx';
import type { ServerForm } from '../../forms/use-server-form.ts';
import css from './registration-card.module.css';
import type { RestaurantEntry } from './restaurant-entry.ts';

/** The user who will log in. */
export function AccountFields({ form }: { form: ServerForm<RestaurantEntry> }) {
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
