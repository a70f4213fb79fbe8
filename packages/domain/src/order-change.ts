import type { Cents } from './money.ts';
import type { OrderStatus } from './order-status.ts';
import type { PaymentStatus } from './payment-status.ts';

/** What a change is about: a step, how the order is paid, money that went back, or a word on it. */
export type OrderChangeKind = 'step' | 'payment' | 'refund' | 'remark';

/** One thing that happened to an order, as its history tells it. */
export interface OrderChange {
  /** Number of its event; rising. */
  eventId: number;
  occurredAt: Date;
  kind: OrderChangeKind;
  status: OrderStatus;
  payment: PaymentStatus;
  /** What went back by it. */
  refundCents: Cents;
  /** Who of the staff did it; empty when it was the diner. */
  actor: string;
  reason: string;
}
