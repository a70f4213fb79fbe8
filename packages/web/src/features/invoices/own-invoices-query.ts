import { invoiceFromWire, recipientFromWire, type ToldInvoice } from '@simplato/contract';
import { listOwnInvoices } from '@simplato/contract/payment-endpoints';
import type { Recipient } from '@simplato/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { SeenPayment } from '../../api/read-claims.ts';

/** What this phone knows of the invoices of a payment of its own. */
export interface OwnInvoices {
  invoices: readonly ToldInvoice[];
  /** There is none yet, and there will be one. */
  isToCome: boolean;
  /** Whose name it is to be in; null while nobody has said. */
  recipient: Recipient | null;
}

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
    queryFn: async (): Promise<OwnInvoices> => {
      const answer = await call(listOwnInvoices, { params: { id: paymentNumber } });
      const { cliente = null, saldra = false } = answer;
      return {
        invoices: answer.facturas.map(invoiceFromWire),
        isToCome: saldra,
        recipient: cliente && recipientFromWire(cliente),
      };
    },
    placeholderData: (known: OwnInvoices | undefined) => known,
  });
}
