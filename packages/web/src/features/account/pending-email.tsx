import { ACCOUNT_MESSAGES } from '../../i18n/es/account.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { Notice } from '../../ui/notice.tsx';

/** A new address that has not been confirmed yet. */
export function PendingEmail({ email }: { email: string | null | undefined }) {
  const copy = useMessages(ACCOUNT_MESSAGES).details;
  return email ? (
    <Notice tone="wait" role="status" title={copy.pendingTitle}>
      {copy.pendingEmail(email)}
    </Notice>
  ) : null;
}
