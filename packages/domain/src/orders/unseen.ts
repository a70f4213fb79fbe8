import type { Order } from './order.ts';
import { goesToKitchen } from '../payments/payment-status.ts';

/** How long the kitchen may leave an order untouched before the room is told. */
export const UNSEEN_AFTER_MS = 2 * 60_000;

type Unseen = Pick<Order, 'status' | 'payment' | 'seenAt' | 'placedAt'>;

/** Whether an order is in the kitchen, and nobody there has seen it. */
export function isUnseen({ status, payment, seenAt }: Omit<Unseen, 'placedAt'>): boolean {
  return status === 'received' && goesToKitchen(payment) && seenAt === null;
}

/** Whether an order rings in the room: nobody in the kitchen has seen it for two minutes. */
export function ringsUnseen(order: Unseen, nowMs: number): boolean {
  return isUnseen(order) && nowMs - Date.parse(order.placedAt) >= UNSEEN_AFTER_MS;
}
