import { needsReasonToReturn, previousStatus, type OrderStatus } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import type { Actor, Moved } from './advance-order.ts';
import { requireOrder } from './require-order.ts';
import { updateStatus } from './step-queries.ts';

/**
 * Puts an order back a step, with a reason and without a time limit. `from` is the status that the
 * caller saw: an order that has another one by now is left as it is.
 */
export async function returnOrder(
  db: Queryable,
  { restaurantId, userName }: Actor,
  orderId: number,
  { from, reason }: { from: OrderStatus; reason: string },
): Promise<Moved> {
  const to = previousStatus(from);
  if (to === null) throw new AppError('wrong_step');
  if (reason === '' && needsReasonToReturn(from)) {
    throw new AppError('bad_request', { fields: { motivo: 'Di por qué vuelve atrás' } });
  }
  const step = { restaurantId, orderId, from: [from], to, actor: userName, reason, isBack: true };
  const moved = await updateStatus(db, step);
  if (moved) return { order: moved, hasMoved: true };
  const order = await requireOrder(db, restaurantId, orderId);
  if (order.status !== to) throw new AppError('wrong_step');
  return { order, hasMoved: false };
}
