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

/** That an order was paid online, for as long as anything of it has been kept. */
export function PaidBadge({ order }: { order: Money }) {
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
