import type { Order } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import { isTableSession, type Session } from '../sessions/session.ts';
import { findOrderOfVisit } from './order-queries.ts';

/** An order of the caller's own visit; any other is not there. */
export async function requireOwnOrder(
  db: Queryable,
  session: Session,
  orderId: number,
): Promise<Order> {
  if (!isTableSession(session)) throw new AppError('forbidden');
  const { restaurantId, visitId } = session;
  const order = await findOrderOfVisit(db, restaurantId, visitId, orderId);
  if (!order) throw new AppError('not_found');
  return order;
}
