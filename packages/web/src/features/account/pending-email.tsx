import { ACCOUNT_COPY } from '../../copy/account.ts';
import { Notice } from '../../ui/notice.tsx';

const copy = ACCOUNT_COPY.details;

/** A new address that waits for its owner to open the mail. */
export function PendingEmail({ email }: { email: string | null | undefined }) {
  return email ? (
    <Notice tone="wait" role="status" title={copy.pendingTitle}>
      {copy.pendingEmail(email)}
    </Notice>
  ) : null;
}
