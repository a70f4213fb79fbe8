import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { SeenPayment } from '../../../api/read-claims.ts';
import type { TabOfMember } from '../../../api/read-place.ts';
import { PAY_TAB_MESSAGES } from '../../../i18n/es/pay-tab.ts';
import { WAITING_MESSAGES } from '../../../i18n/es/paying.ts';
import { useEuros, useLanguage, useMessages } from '../../../i18n/i18n-context.ts';
import { InLanguage } from '../../../i18n/in-language.tsx';
import { PATHS } from '../../../paths.ts';
import { Notice } from '../../../ui/notice.tsx';
import { hasReceipt } from './share-receipt.tsx';

/** What this phone has paid or is paying of the tab; what was paid with an order stands there. */
export function ownShares({ payments, people }: Pick<TabOfMember, 'payments' | 'people'>) {
  const own = people.find(({ isOwn }) => isOwn)?.memberId;
  return payments.filter(
    ({ memberId, form, orderId }) =>
      form === 'online' && orderId === null && memberId !== null && memberId === own,
  );
}

/** Of what this phone has paid, what goes back: also once the tab is over, which may be why. */
export function ReturnedShares({ tab }: { tab: Pick<TabOfMember, 'payments' | 'people'> }) {
  const { receipt } = useMessages(PAY_TAB_MESSAGES).strip;
  return ownShares(tab)
    .filter(({ state, owedBackCents }) => state === 'returned' || owedBackCents > 0)
    .map((payment) => (
      <ReturnedShare
        key={payment.paymentNumber}
        payment={payment}
        action={
          payment.state === 'returned' &&
          hasReceipt(payment) && (
            <Link href={`${PATHS.payTab}?pago=${payment.paymentNumber}`}>{receipt}</Link>
          )
        }
      />
    ));
}

/**
 * Money of one's own that goes back, in the words of whoever gave it back; or that the provider could not
 * return.
 */
export function ReturnedShare({ payment, action }: { payment: SeenPayment; action?: ReactNode }) {
  const { outcome } = useMessages(PAY_TAB_MESSAGES);
  const euros = useEuros();
  const language = useLanguage();
  const { unreturned } = useMessages(WAITING_MESSAGES);
  const { cents, tipCents, owedBackCents, reason } = payment;
  if (owedBackCents > 0) {
    return <Notice tone="wait" role="status" title={unreturned.stuck(euros(owedBackCents))} />;
  }
  return (
    <Notice
      tone="wait"
      role="status"
      title={outcome.returned(euros(cents + tipCents))}
      action={action}
    >
      {reason === '' ? (
        outcome.returnedText
      ) : (
        <>
          {outcome.reason} <InLanguage text={reason} lang={language === 'es' ? undefined : 'es'} />
        </>
      )}
    </Notice>
  );
}
