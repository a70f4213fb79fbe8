import type { Database, Transaction } from '../../db/database.ts';
import type { Checkout, PaymentProvider } from '../../payments/payment-provider.ts';
import { cancelUnpaid, markPaid, remarkOnOrder, SIMPLATO } from '../orders/change-payment.ts';
import {
  findPaymentOfSession,
  lockPayment,
  settlePaymentRow,
  type Payment,
} from './payment-queries.ts';
import { insertRefund } from './refund-queries.ts';

export const NEVER_PAID = 'El pago en línea no se terminó a tiempo';
const REFUSED = 'El banco no ha aceptado el pago';
const CAME_TOO_LATE = 'El pago llegó cuando el pedido ya no lo esperaba: se devuelve entero';

export interface SettlingParts {
  db: Database;
  payments: PaymentProvider;
  now: () => Date;
  /** Tells the house's streams. */
  announce: (restaurantId: number) => void;
}

/** What became of a payment: 'open' and 'processing' may still go either way. */
export type Settled = 'open' | 'processing' | 'paid' | 'late' | 'expired';

/**
 * Asks the provider what became of a checkout and writes it down. The provider's events, the page that the
 * diner comes back to and the sweeper all come here, any number of times, at once and in any order: the
 * payment's row is locked, and only the first to come changes anything. Null for a checkout of nobody's.
 */
export async function settle(parts: SettlingParts, sessionId: string): Promise<Settled | null> {
  const payment = await findPaymentOfSession(parts.db, sessionId);
  return payment && settlePayment(parts, payment);
}

export async function settlePayment(parts: SettlingParts, payment: Payment): Promise<Settled> {
  if (payment.sessionId === null) return 'open';
  const checkout = await parts.payments.readCheckout(payment.accountId, payment.sessionId);
  return recordCheckout(parts, payment, checkout, { isOver: true });
}

/**
 * Writes down what the provider has said of a checkout. `isOver`: an order whose checkout has run out is
 * over with it; otherwise, and when a bank said no, it waits for another attempt or another way to pay.
 */
export async function recordCheckout(
  { db, now, announce }: SettlingParts,
  payment: Payment,
  checkout: Checkout,
  { isOver }: { isOver: boolean },
): Promise<Settled> {
  if (checkout.state === 'open' || checkout.state === 'processing') return checkout.state;
  const { settled, hasChanged } = await db.transaction(async (tx) => {
    const row = await lockPayment(tx, payment);
    return checkout.state === 'paid'
      ? recordPaid(tx, row, checkout.paymentId, now())
      : recordUnpaid(tx, row, checkout.state === 'failed' ? 'refused' : isOver ? 'over' : 'left');
  });
  if (hasChanged) announce(payment.restaurantId);
  return settled;
}

interface Recorded {
  settled: Settled;
  hasChanged: boolean;
}

async function recordPaid(
  tx: Transaction,
  payment: Payment,
  paymentId: string | null,
  now: Date,
): Promise<Recorded> {
  if (payment.state === 'paid' || payment.state === 'late') {
    return { settled: payment.state, hasChanged: false };
  }
  const isInTime = await markPaid(tx, payment);
  const state = isInTime ? 'paid' : 'late';
  await settlePaymentRow(tx, payment, state, paymentId);
  if (!isInTime) await sendBack(tx, payment, now);
  return { settled: state, hasChanged: true };
}

/** The order was turned to the table or is over: what was paid for it goes back, and the house can see it. */
async function sendBack(tx: Transaction, payment: Payment, now: Date): Promise<void> {
  const { restaurantId, orderId, attempt } = payment;
  await insertRefund(tx, {
    restaurantId,
    orderId,
    attempt,
    request: null,
    amountCents: payment.amountCents,
    platformFeeCents: payment.platformFeeCents,
    lines: [],
    reason: CAME_TOO_LATE,
    actor: SIMPLATO,
    lookAt: now,
  });
  await remarkOnOrder(tx, { restaurantId, orderId, actor: SIMPLATO, reason: CAME_TOO_LATE });
}

async function recordUnpaid(
  tx: Transaction,
  payment: Payment,
  ending: 'refused' | 'over' | 'left',
): Promise<Recorded> {
  if (payment.state === 'paid' || payment.state === 'late') {
    return { settled: payment.state, hasChanged: false };
  }
  if (payment.state === 'expired') return { settled: 'expired', hasChanged: false };
  await settlePaymentRow(tx, payment, 'expired', null);
  if (ending === 'left') return { settled: 'expired', hasChanged: false };
  if (ending === 'over') {
    const hasChanged = await cancelUnpaid(tx, payment, { actor: SIMPLATO, reason: NEVER_PAID });
    return { settled: 'expired', hasChanged };
  }
  // Whoever waits for the bank hears of it.
  const { restaurantId, orderId } = payment;
  await remarkOnOrder(tx, { restaurantId, orderId, actor: SIMPLATO, reason: REFUSED });
  return { settled: 'expired', hasChanged: true };
}
