import type { Order } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import { isTableSession, type Session } from '../../auth/session.ts';
import { findOrder, findOrderOfVisit } from './order-queries.ts';

/** The restaurant's order, or `not_found`. */
export async function requireOrder(
  db: Queryable,
  restaurantId: number,
  orderId: number,
): Promise<Order> {
  const order = await findOrder(db, restaurantId, orderId);
  if (!order) throw new AppError('not_found');
  return order;
}

/** An order of the caller's own visit. Anybody else's is `not_found`, as if it did not exist. */
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
