import type { Cents } from '../money/money.ts';
import type { OrderStatus } from './order-status.ts';
import type { PaymentStatus } from '../payments/payment-status.ts';

/** What a change is about: a step, how the order is paid, a refund, or a remark. */
export type OrderChangeKind = 'step' | 'payment' | 'refund' | 'remark';

/** One entry of an order's history. */
export interface OrderChange {
  /** Number of its event; ascending. */
  eventId: number;
  occurredAt: Date;
  kind: OrderChangeKind;
  status: OrderStatus;
  payment: PaymentStatus;
  /** The amount refunded by this change. */
  refundCents: Cents;
  /** The member of staff who did it; empty when it was the diner. */
  actor: string;
  reason: string;
}
