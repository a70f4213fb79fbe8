import { UNPAID_TEXTS } from '@simplato/domain';
import type { Transaction } from '../../db/database.ts';
import { cancelUnpaid, remarkOnOrder, SIMPLATO, turnToTable } from '../orders/change-payment.ts';
import { settlePaymentRow, type Payment } from './payment-queries.ts';
import { tellOfStray } from './tell-of-stray.ts';

const REFUSED = 'El banco no ha aceptado el pago';
const LOST =
  'El restaurante ya no está conectado con Stripe y no podemos ver este pago: si se hizo, está en su cuenta de Stripe';

/** 'refused': the bank said no. 'lost': nobody here will ever know. */
export type Ending = 'refused' | 'expired' | 'lost';

/**
 * An attempt is over without money that we could see, and with it happens what somebody meant by ending it,
 * in the same transaction and whoever hears of it first. Where nobody meant anything, a page whose time has
 * passed takes its order with it; otherwise the order waits for another way to pay. True when that has
 * changed anything that people see.
 */
export async function endAttempt(
  tx: Transaction,
  payment: Payment,
  ending: Ending,
  now: Date,
): Promise<boolean> {
  const { restaurantId, orderId } = payment;
  const remark = async (reason: string) =>
    remarkOnOrder(tx, { restaurantId, orderId, actor: SIMPLATO, reason });
  await settlePaymentRow(tx, payment, ending === 'lost' ? 'lost' : 'expired');
  if (ending === 'lost') await remark(LOST);
  // Whoever waits for the bank hears of it.
  if (ending === 'refused') await remark(REFUSED);
  const hasMoved = await moveOn(tx, payment, ending, now);
  const hasStray = await tellOfStray(tx, payment);
  return hasMoved || hasStray || ending !== 'expired';
}

async function moveOn(
  tx: Transaction,
  payment: Payment,
  ending: Ending,
  now: Date,
): Promise<boolean> {
  switch (payment.leaving) {
    case 'table':
      return turnToTable(tx, payment);
    case 'drop':
      return cancelUnpaid(tx, payment, { actor: '', reason: UNPAID_TEXTS.dropped });
    case 'free':
      return false;
    case null: {
      const isOver = ending !== 'refused' && payment.expiresAt <= now;
      const why = { actor: SIMPLATO, reason: UNPAID_TEXTS.neverPaid };
      return isOver && cancelUnpaid(tx, payment, why);
    }
  }
}
