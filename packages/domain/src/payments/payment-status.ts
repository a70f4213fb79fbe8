/**
 * Whether an order is to be paid at the table (unpaid), is being paid online (pending), or is paid.
 */
export const PAYMENT_STATUSES = ['unpaid', 'pending', 'paid'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Payment providers refuse smaller amounts. */
export const MIN_ONLINE_CENTS = 50;

/** The kitchen does not start an order while its online payment is open. */
export function goesToKitchen(payment: PaymentStatus): boolean {
  return payment !== 'pending';
}
