import { type Order, refundState } from '@simplato/domain';
import { PAID_BADGES_COPY } from '../../copy/payments.ts';
import { useCopy, useEuros } from '../../copy/speech.ts';
import { Badge } from '../../ui/badge.tsx';

type Money = Pick<
  Order,
  'payment' | 'status' | 'totalCents' | 'tipCents' | 'refundedCents' | 'stray'
>;

/** What of a paid order went back, or of money that came beside it. */
export function RefundBadge({ order }: { order: Money }) {
  const euros = useEuros();
  const copy = useCopy(PAID_BADGES_COPY);
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
  const copy = useCopy(PAID_BADGES_COPY);
  if (stray?.state === 'returning') return <Badge tone="wait">{copy.returning}</Badge>;
  if (stray?.state !== 'returned') return null;
  // Of an order that goes on, a plain 'refunded' would read as if nothing were left to pay.
  return (
    <Badge>
      {status === 'cancelled' ? copy.refunded : copy.returnedAside(euros(stray.amountCents))}
    </Badge>
  );
}

/** That an order was paid online, for as long as anything of it has been kept. */
export function PaidBadge({ order }: { order: Money }) {
  const copy = useCopy(PAID_BADGES_COPY);
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
