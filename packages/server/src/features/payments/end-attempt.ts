import { UNPAID_TEXTS } from '@simplato/domain';
import type { Transaction } from '../../db/database.ts';
import {
  cancelUnpaid,
  remarkOnOrder,
  SIMPLATO,
  turnToTable,
  type Arrival,
} from '../orders/change-payment.ts';
import { isOverdue, type OrderPayment } from './payment-queries.ts';
import { updateStray } from './update-stray.ts';

const REFUSED = 'El banco no ha aceptado el pago';
const LOST =
  'El restaurante ya no está conectado con Stripe y no podemos ver este pago: si se hizo, está en su cuenta de Stripe';

/** 'refused': by the bank. 'lost': we cannot find out whether it was paid. */
export type Ending = 'refused' | 'expired' | 'lost';

/**
 * What becomes of an order when an attempt ends for which we saw no payment. The same transaction
 * applies what was requested when the page was closed (`leaving`): the order is switched to the table,
 * cancelled, or stays free for another attempt. If nobody closed the page, an order whose page has
 * expired is cancelled, and any other waits for another attempt. Returns whether anything visible has
 * changed.
 */
export async function endAttempt(
  tx: Transaction,
  payment: OrderPayment,
  ending: Ending,
  arrival: Arrival,
): Promise<boolean> {
  const { restaurantId, orderId } = payment;
  const remark = async (reason: string) =>
    remarkOnOrder(tx, { restaurantId, orderId, actor: SIMPLATO, reason });
  if (ending === 'lost') await remark(LOST);
  // The remark creates an event, which notifies the diner who is waiting for the bank.
  if (ending === 'refused') await remark(REFUSED);
  const hasMoved = await moveOn(tx, payment, ending, arrival);
  const hasStray = await updateStray(tx, payment);
  return hasMoved || hasStray || ending !== 'expired';
}

async function moveOn(
  tx: Transaction,
  payment: OrderPayment,
  ending: Ending,
  arrival: Arrival,
): Promise<boolean> {
  const why = { actor: SIMPLATO, reason: UNPAID_TEXTS.neverPaid };
  switch (payment.leaving) {
    case 'table':
      // The provider may have been silent for hours.
      return isOverdue(payment, arrival.now())
        ? cancelUnpaid(tx, payment, why)
        : turnToTable(tx, payment, arrival);
    case 'drop':
      return cancelUnpaid(tx, payment, { actor: '', reason: UNPAID_TEXTS.dropped });
    case 'free':
      return false;
    case null: {
      const isOver = ending !== 'refused' && payment.expiresAt <= arrival.now();
      return isOver && cancelUnpaid(tx, payment, why);
    }
  }
}
