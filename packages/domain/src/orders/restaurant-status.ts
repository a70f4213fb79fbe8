import { ORDER_STATUSES, type OrderStatus } from './order-status.ts';
import { goesToKitchen, PAYMENT_STATUSES, type PaymentStatus } from '../payments/payment-status.ts';

/**
 * How an order counts for the restaurant. The day's figures, the history and its CSV all use this, so
 * that they agree: an order that no kitchen ever saw counts neither as sold nor as cancelled
 * (decision 0030).
 */
export const RESTAURANT_STATUSES = [...ORDER_STATUSES, 'abandoned'] as const;
export type RestaurantStatus = (typeof RESTAURANT_STATUSES)[number];

interface Standing {
  status: OrderStatus;
  payment: PaymentStatus;
}

export function restaurantStatus({ status, payment }: Standing): RestaurantStatus {
  return status === 'cancelled' && !goesToKitchen(payment) ? 'abandoned' : status;
}

/** Whether an order counts as a sale, even if its money was refunded. */
export function isSale({ status, payment }: Standing): boolean {
  return status !== 'cancelled' && goesToKitchen(payment);
}

/**
 * The stored values that correspond to a restaurant status, for database queries, which cannot call
 * `restaurantStatus`.
 */
export function storedOf(wanted: RestaurantStatus): {
  status: OrderStatus;
  payments: readonly PaymentStatus[];
} {
  const status = wanted === 'abandoned' ? 'cancelled' : wanted;
  const payments = PAYMENT_STATUSES.filter(
    (payment) => restaurantStatus({ status, payment }) === wanted,
  );
  return { status, payments };
}
