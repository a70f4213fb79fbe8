import { REASON_MESSAGES } from '../../i18n/es/reasons.ts';

/** Something must be said. */
export function reasonRule(typed: string): string | null {
  return typed.trim() === '' ? REASON_MESSAGES.missing : null;
}
