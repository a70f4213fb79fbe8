import { ORDER_STATUSES, type OrderStatus } from './order-status.ts';
import { goesToKitchen, PAYMENT_STATUSES, type PaymentStatus } from './payment-status.ts';

/**
 * How an order counts for the house. The day's figures, the history and its table for a spreadsheet all ask
 * here, so that they agree: what no kitchen ever saw was neither sold nor cancelled (decision 0030).
 */
export const HOUSE_STATUSES = [...ORDER_STATUSES, 'abandoned'] as const;
export type HouseStatus = (typeof HOUSE_STATUSES)[number];

interface Standing {
  status: OrderStatus;
  payment: PaymentStatus;
}

export function houseStatus({ status, payment }: Standing): HouseStatus {
  return status === 'cancelled' && !goesToKitchen(payment) ? 'abandoned' : status;
}

/** Whether an order counts among the sales: also when its money went back. */
export function isSale({ status, payment }: Standing): boolean {
  return status !== 'cancelled' && goesToKitchen(payment);
}

/** What the orders of a house status have stored: for a database, which cannot ask `houseStatus`. */
export function storedOf(wanted: HouseStatus): {
  status: OrderStatus;
  payments: readonly PaymentStatus[];
} {
  const status = wanted === 'abandoned' ? 'cancelled' : wanted;
  const payments = PAYMENT_STATUSES.filter(
    (payment) => houseStatus({ status, payment }) === wanted,
  );
  return { status, payments };
}
