import { isUnreturned, type Order, refundState } from '@simplato/domain';
import { PAID_BADGES_MESSAGES } from '../../i18n/es/paid-badges.ts';
import { useMessages, useEuros } from '../../i18n/i18n-context.ts';
import { Badge } from '../../ui/badge.tsx';

type Money = Pick<
  Order,
  'payment' | 'status' | 'totalCents' | 'tipCents' | 'refundedCents' | 'stray' | 'lines'
>;

/** How much of an order's payment, or of a stray payment, was refunded. */
export function RefundBadge({ order }: { order: Money }) {
  const euros = useEuros();
  const copy = useMessages(PAID_BADGES_MESSAGES);
  if (isUnreturned(order)) return <StrayBadge order={order} />;
  switch (refundState(order)) {
    case 'whole':
      return <Badge>{copy.refunded}</Badge>;
    case 'partial':
      return <Badge>{copy.partlyRefunded(euros(order.refundedCents))}</Badge>;
    case 'none':
      return <StrayBadge order={order} />;
  }
}

function StrayBadge({ order: { stray, status } }: { order: Money }) {
  const euros = useEuros();
  const copy = useMessages(PAID_BADGES_MESSAGES);
  if (stray?.state === 'returning') return <Badge tone="wait">{copy.returning}</Badge>;
  if (stray?.state === 'stuck') {
    return (
      <Badge tone="alert">
        {copy.notReturned} {euros(stray.amountCents)}
      </Badge>
    );
  }
  if (stray?.state !== 'returned') return null;
  // For an order that goes on, a plain 'refunded' would suggest that nothing is left to pay.
  return (
    <Badge>
      {status === 'cancelled' ? copy.refunded : copy.returnedAside(euros(stray.amountCents))}
    </Badge>
  );
}

/** Shows that an order was paid online, unless everything was refunded. */
export function PaidBadge({ order }: { order: Money }) {
  const copy = useMessages(PAID_BADGES_MESSAGES);
  const isPaid = order.payment === 'paid' && refundState(order) !== 'whole';
  return isPaid ? <Badge tone="paid">{copy.paid}</Badge> : null;
}

export function PaymentBadges({ order }: { order: Money }) {
  return (
    <>
      <PaidBadge order={order} />
      <RefundBadge order={order} />
    </>
  );
}
