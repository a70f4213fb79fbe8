import type { PaymentObject, StripeLedger } from './stripe-ledger.ts';

/** The object that an event of this type contains: the account, checkout, payment, refund or dispute `id`. */
export function objectOfEvent(ledger: StripeLedger, type: string, id: string): object {
  if (type === 'account.application.deauthorized') {
    return { id: 'ca_simplato', object: 'application', name: 'Simplato' };
  }
  if (type === 'capability.updated') {
    return { id: 'card_payments', object: 'capability', account: id };
  }
  if (type.startsWith('checkout.session.')) return ledger.find('checkout.session', id);
  if (type.startsWith('account.')) return ledger.find('account', id);
  if (type.startsWith('charge.dispute.')) return ledger.find('dispute', id);
  if (type.startsWith('refund.') || type.startsWith('charge.refund.')) {
    return ledger.find('refund', id);
  }
  const payment = ledger.find<PaymentObject>('payment_intent', id);
  return type.startsWith('charge.') ? ledger.find('charge', payment.latest_charge ?? '') : payment;
}
