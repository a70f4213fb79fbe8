import { isFreeAgain, type ClaimEnd } from '@simplato/domain';
import type { SeenPayment } from '../../../api/read-claims.ts';
import { CLAIM_END_MESSAGES } from '../../../i18n/es/claim-ends.ts';
import { PAY_TAB_MESSAGES } from '../../../i18n/es/pay-tab.ts';
import { useEuros, useMessages } from '../../../i18n/i18n-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface ClaimEndProps {
  payment: SeenPayment;
  onChooseAgain?: (() => void) | undefined;
}

/**
 * What this phone had begun to pay and is no longer its own: why, and what is known of the money. Only
 * what the provider has said is over is said to have cost nothing.
 */
export function ClaimEndNotice({ payment, onChooseAgain }: ClaimEndProps) {
  const copy = useMessages(CLAIM_END_MESSAGES);
  const { title } = useMessages(PAY_TAB_MESSAGES);
  const euros = useEuros();
  const { state, isProcessing, cents, tipCents } = payment;
  const end: ClaimEnd = payment.ended ?? 'over';
  const amount = euros(cents + tipCents);
  if (state === 'awaited' && isProcessing) {
    return (
      <Notice tone="wait" role="status" title={copy.bank}>
        {copy.why[end]}. {copy.bankText(amount)}
      </Notice>
    );
  }
  const isFree = isFreeAgain(end);
  const ofMoney = state === 'expired' ? copy.uncharged : copy.awaited(amount);
  return (
    <Notice
      role="status"
      title={copy.why[end]}
      action={
        isFree &&
        onChooseAgain && (
          <Button variant="dark" onClick={onChooseAgain}>
            {title}
          </Button>
        )
      }
    >
      {end === 'charged' && <>{copy.atTable} </>}
      {isFree && <>{copy.free} </>}
      {end === 'lost' ? copy.lostText : ofMoney}
    </Notice>
  );
}
