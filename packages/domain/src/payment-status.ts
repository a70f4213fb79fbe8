/** Whether an order is paid: at the table (unpaid), on its way through the provider, or paid. */
export const PAYMENT_STATUSES = ['unpaid', 'pending', 'paid'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Providers charge nothing smaller. */
export const MIN_ONLINE_CENTS = 50;

/** The kitchen does not start on an order whose online payment is still open. */
export function goesToKitchen(payment: PaymentStatus): boolean {
  return payment !== 'pending';
}
