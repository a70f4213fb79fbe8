import type { Language } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import type { Payment } from './payment-queries.ts';

export async function findDinerEmail(db: Queryable, dinerId: number): Promise<string | null> {
  const [row] = await db.query<{ email: string }>('select email from diners where diner_id = $1', [
    dinerId,
  ]);
  return row?.email ?? null;
}

export interface MailedDiner {
  email: string;
  name: string;
  language: Language;
  isProved: boolean;
}

/** Null for a guest's order. */
export async function findDinerOfOrder(
  db: Queryable,
  restaurantId: number,
  orderId: number,
): Promise<MailedDiner | null> {
  const [row] = await db.query<MailedDiner>(
    `select d.email, d.name, d.language, d.is_email_proved as "isProved" from orders o
     join visits v on v.restaurant_id = o.restaurant_id and v.visit_id = o.visit_id
     join diners d on d.diner_id = v.diner_id
     where o.restaurant_id = $1 and o.order_id = $2`,
    [restaurantId, orderId],
  );
  return row ?? null;
}

/** Who pays an order, or a part of a tab; null without an account. */
export async function findPayer(db: Queryable, payment: Payment): Promise<MailedDiner | null> {
  const { restaurantId, orderId } = payment;
  return orderId === null
    ? findDinerOfVisit(db, restaurantId, payment.visitId)
    : findDinerOfOrder(db, restaurantId, orderId);
}

/** Null for a guest's visit, or none. */
export async function findDinerOfVisit(
  db: Queryable,
  restaurantId: number,
  visitId: string | null,
): Promise<MailedDiner | null> {
  const [row] = await db.query<MailedDiner>(
    `select d.email, d.name, d.language, d.is_email_proved as "isProved" from visits v
     join diners d on d.diner_id = v.diner_id
     where v.restaurant_id = $1 and v.visit_id = $2`,
    [restaurantId, visitId],
  );
  return row ?? null;
}
