import { isUnreturned, type Order, refundState } from '@simplato/domain';
import { PAID_BADGES_MESSAGES } from '../../i18n/es/paid-badges.ts';
import { useMessages, useEuros } from '../../i18n/i18n-context.ts';
import { Badge } from '../../ui/badge.tsx';

type Money = Pick<
  Order,
  | 'payment'
  | 'status'
  | 'totalCents'
  | 'tipCents'
  | 'refundedCents'
  | 'stray'
  | 'lines'
  | 'leftCents'
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

/** Shows that an order was paid, online or with its tab, unless everything was refunded; or what is left. */
export function PaidBadge({ order }: { order: Money }) {
  const copy = useMessages(PAID_BADGES_MESSAGES);
  const euros = useEuros();
  const { payment, status, leftCents, totalCents } = order;
  if (payment !== 'pending' && refundState(order) === 'whole') return null;
  if (payment === 'paid') return <Badge tone="paid">{copy.paid}</Badge>;
  if (payment !== 'unpaid' || status === 'cancelled') return null;
  if (leftCents === null || leftCents >= totalCents) return null;
  if (leftCents === 0) return <Badge tone="paid">{copy.paid}</Badge>;
  return <Badge tone="wait">{copy.left(euros(leftCents))}</Badge>;
}

export function PaymentBadges({ order }: { order: Money }) {
  return (
    <>
      <PaidBadge order={order} />
      <RefundBadge order={order} />
    </>
  );
}
