import {
  auditEvent,
  formatEuros,
  owedCents,
  unreturned,
  type Order,
  newFact,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { StaffSession } from '../../auth/session.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { requireOrder } from '../orders/require-order.ts';
import { invoiceAndMailOfOrder } from './invoice-and-mail.ts';
import { listPaymentsOfOrder } from './payment-queries.ts';
import { insertReturnByHand, listRefunds, lockOrder } from './refund-queries.ts';
import type { SettlingDependencies } from './settle.ts';
import { updateRefundedAmounts, withRefunds } from './update-stray.ts';

const BY_HAND = 'Devuelto en mano';

/**
 * An owner has given back at the table what the provider could not return: nothing is stuck any more.
 * A second call returns the order as it is.
 */
export async function returnByHand(
  { db, announce }: Pick<SettlingDependencies, 'db' | 'announce'>,
  { restaurantId, userName }: StaffSession,
  orderId: number,
): Promise<Order> {
  const returnedCents = await db.transaction(async (tx) => {
    await lockOrder(tx, restaurantId, orderId);
    const order = await requireOrder(tx, restaurantId, orderId);
    const refunds = await listRefunds(tx, restaurantId, orderId);
    let sumCents = 0;
    for (const payment of await listPaymentsOfOrder(tx, restaurantId, orderId)) {
      const ofThis = withRefunds(order, payment, refunds);
      if (unreturned(ofThis)?.state !== 'stuck') continue;
      const amountCents = owedCents(ofThis);
      sumCents += amountCents;
      const { paymentNumber } = payment;
      const key = { restaurantId, paymentNumber };
      const back = { ...key, amountCents, reason: BY_HAND, actor: userName };
      await insertReturnByHand(tx, back, 'done');
    }
    if (sumCents === 0) {
      if (refunds.some(({ isByHand }) => isByHand)) return 0;
      throw new AppError('not_refundable');
    }
    await updateRefundedAmounts(tx, { restaurantId, orderId, actor: userName, reason: BY_HAND });
    await invoiceAndMailOfOrder(tx, { restaurantId, orderId });
    const change = newFact(BY_HAND, formatEuros(sumCents));
    const event = auditEvent('refund-asked', `Pedido nº ${orderId}`, [change]);
    await recordChanges(tx, { restaurantId, userName }, [event]);
    return sumCents;
  });
  if (returnedCents > 0) announce(restaurantId);
  return requireOrder(db, restaurantId, orderId);
}
