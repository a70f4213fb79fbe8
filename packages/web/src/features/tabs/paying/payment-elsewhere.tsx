import { parseCents } from '@simplato/domain';
import { Link } from 'wouter';
import type { TabOfMember } from '../../../api/read-place.ts';
import { PAY_TAB_MESSAGES } from '../../../i18n/es/pay-tab.ts';
import { useEuros, useMessages } from '../../../i18n/i18n-context.ts';
import { PATHS } from '../../../paths.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useBegunPayment } from './begun-payment-store.ts';

interface PaymentElsewhereProps {
  restaurantId: number | null;
  /** The phone's tab, which may be closed by now. */
  tab: TabOfMember | null;
}

/** What this phone has begun to pay in a tab that it has left since, until it has seen how that ended. */
export function PaymentElsewhere({ restaurantId, tab }: PaymentElsewhereProps) {
  const copy = useMessages(PAY_TAB_MESSAGES).elsewhere;
  const euros = useEuros();
  const begun = useBegunPayment(restaurantId);
  if (begun === null || begun.paymentNumber === null || begun.tabId === tab?.tabId) return null;
  const { paymentNumber, body } = begun;
  // Two tabs may have become one.
  if (tab?.payments.some((one) => one.paymentNumber === paymentNumber)) return null;
  const cents = (parseCents(body.importe) ?? 0) + (parseCents(body.propina ?? '0') ?? 0);
  return (
    <Notice
      tone="wait"
      role="status"
      title={copy.title(euros(cents))}
      action={<Link href={`${PATHS.payTab}?pago=${paymentNumber}`}>{copy.look}</Link>}
    >
      {copy.text}
    </Notice>
  );
}
