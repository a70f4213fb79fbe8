import type { PaymentStatus } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { insertOrderMail } from './order-mail-queries.ts';
import { updatePayment, type PaymentChange } from './payment-change-queries.ts';
import { updateStatus } from './step-queries.ts';

export {
  insertRemark as remarkOnOrder,
  listNeverPaid,
  updateRefunded as markRefunded,
  updateStray as markStray,
} from './payment-change-queries.ts';

/**
 * What a payment does to its order. Each answers whether it happened: an order that has gone another way
 * meanwhile stays as it is, and whoever asked has to see to the money.
 */
export type OrderId = Pick<PaymentChange, 'restaurantId' | 'orderId'>;

/** Who did what nobody of the house did. */
export const SIMPLATO = 'Simplato';

/** The provider has the money: the order goes to the kitchen, and its diner is written to. */
export async function markPaid(tx: Queryable, order: OrderId): Promise<boolean> {
  return letIn(tx, order, 'paid');
}

/** The diner pays the waiter after all: the order goes to the kitchen all the same. */
export async function turnToTable(tx: Queryable, order: OrderId): Promise<boolean> {
  return letIn(tx, order, 'unpaid');
}

async function letIn(tx: Queryable, order: OrderId, to: PaymentStatus): Promise<boolean> {
  const change = { from: 'pending', to, in: ['received'], actor: '', isArrival: true } as const;
  const isIn = await updatePayment(tx, { ...order, ...change });
  if (isIn) await insertOrderMail(tx, order);
  return isIn;
}

/** An order that was never paid, and that no kitchen has seen, is over. */
export async function cancelUnpaid(
  tx: Queryable,
  order: OrderId,
  { actor, reason }: { actor: string; reason: string },
): Promise<boolean> {
  return updateStatus(tx, {
    ...order,
    from: ['received'],
    to: 'cancelled',
    actor,
    reason,
    payments: ['pending'],
  });
}
