import { enteredPasswordRule } from '@simplato/domain';
import { ACCOUNT_MESSAGES } from '../../i18n/es/account.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { PasswordField } from '../../ui/password-field.tsx';

interface Addresses {
  email: string;
  pendingEmail: string | null;
}

/**
 * Whether the address is neither the current nor the pending one: only then does the server require
 * the password.
 */
export function isNewEmail(typed: string, { email, pendingEmail }: Addresses): boolean {
  const known = [email, pendingEmail ?? email].map((address) => address.toLowerCase());
  return typed.trim() !== '' && !known.includes(typed.trim().toLowerCase());
}

export function emailPasswordRule(addresses: Addresses) {
  return (password: string, { email }: { email: string }) =>
    isNewEmail(email, addresses) ? enteredPasswordRule(password) : null;
}

/** Required below a changed address, because whoever owns the address can reset the password. */
export function EmailPassword(
  props: Omit<Parameters<typeof PasswordField>[0], 'label' | 'hint' | 'autoComplete'>,
) {
  const copy = useMessages(ACCOUNT_MESSAGES).details;
  return (
    <PasswordField
      label={copy.emailPassword}
      hint={copy.emailPasswordHint}
      autoComplete="current-password"
      {...props}
    />
  );
}
