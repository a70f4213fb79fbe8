import { needsReasonToReturn, previousStatus, type OrderStatus } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import type { Actor, Moved } from './advance-order.ts';
import { requireOrder } from './require-order.ts';
import { updateStatus } from './step-queries.ts';

/**
 * Puts an order back a step, however long ago it was taken, and says why. `from` is where whoever asks
 * saw it: an order that is elsewhere by now has gone on, and stays.
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
  const hasMoved = await updateStatus(db, step);
  const order = await requireOrder(db, restaurantId, orderId);
  if (!hasMoved && order.status !== to) throw new AppError('wrong_step');
  return { order, hasMoved };
}
