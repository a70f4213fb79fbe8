import { formatEuros, type Order, refundState } from '@simplato/domain';
import { PAID_BADGES_COPY as copy } from '../../copy/payments.ts';
import { Badge } from '../../ui/badge.tsx';

type Money = Pick<Order, 'payment' | 'totalCents' | 'tipCents' | 'refundedCents'>;

/** What of a paid order went back. */
export function RefundBadge({ order }: { order: Money }) {
  switch (refundState(order)) {
    case 'whole':
      return <Badge>{copy.refunded}</Badge>;
    case 'partial':
      return <Badge>{copy.partlyRefunded(formatEuros(order.refundedCents))}</Badge>;
    case 'none':
      return null;
  }
}

/** That an order was paid online, and what of it went back. Nothing for one that was not. */
export function PaymentBadges({ order }: { order: Money }) {
  if (order.payment !== 'paid') return null;
  return (
    <>
      {refundState(order) !== 'whole' && <Badge tone="paid">{copy.paid}</Badge>}
      <RefundBadge order={order} />
    </>
  );
}
