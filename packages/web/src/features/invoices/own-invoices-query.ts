import { paymentInvoicesFromWire, type PaymentInvoices } from '@simplato/contract';
import { listOwnInvoices } from '@simplato/contract/payment-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { SeenPayment } from '../../api/read-claims.ts';

export type OwnPayment = Pick<
  SeenPayment,
  'paymentNumber' | 'state' | 'tipCents' | 'refundedCents' | 'returningCents'
>;

export const ownInvoicesKey = (paymentNumber: number) => ['own-invoices', paymentNumber] as const;

/**
 * Read again when something of it goes back, and when its tab is over: then money on account has its invoice.
 * A server that knows no invoices refuses.
 */
export function ownInvoicesQuery(payment: OwnPayment, isTabOver: boolean) {
  const { paymentNumber, state, refundedCents, returningCents } = payment;
  return queryOptions({
    queryKey: [...ownInvoicesKey(paymentNumber), state, refundedCents, returningCents, isTabOver],
    queryFn: async () =>
      paymentInvoicesFromWire(await call(listOwnInvoices, { params: { id: paymentNumber } })),
    placeholderData: (known: PaymentInvoices | undefined) => known,
  });
}
