import { ACCOUNT_COPY } from '../../copy/account.ts';
import { useCopy } from '../../copy/speech.ts';
import { Notice } from '../../ui/notice.tsx';

/** A new address that has not been confirmed yet. */
export function PendingEmail({ email }: { email: string | null | undefined }) {
  const copy = useCopy(ACCOUNT_COPY).details;
  return email ? (
    <Notice tone="wait" role="status" title={copy.pendingTitle}>
      {copy.pendingEmail(email)}
    </Notice>
  ) : null;
}
