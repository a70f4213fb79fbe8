import type { Language } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { mayMail, type Mail } from '../../mail/outbox.ts';

/**
 * An order's confirmation is one message, whoever queues it: an expression over the order's row.
 */
export const MESSAGE_KEY = `'pedido-' || restaurant_id || '-' || order_id`;

export interface OrderKey {
  restaurantId: number;
  orderId: number;
}

/**
 * Queues the confirmation for the diner of the order's visit, unless it was queued before or the
 * visit has no diner's account. If no letter is passed, it is written when sent, and not queued if
 * that would be one too many: whoever passes one asks first. Returns whether a mail was queued.
 */
export async function insertOrderMail(
  tx: Queryable,
  { restaurantId, orderId }: OrderKey,
  letter: Omit<Mail, 'to'> | null = null,
): Promise<boolean> {
  const rows = await tx.query(
    `with addressee as (
       select o.restaurant_id, o.order_id, d.email
       from orders o
       join visits v on v.restaurant_id = o.restaurant_id and v.visit_id = o.visit_id
       join diners d on d.diner_id = v.diner_id
       where o.restaurant_id = $1 and o.order_id = $2 and not exists (
         select 1 from order_mails m where m.restaurant_id = $1 and m.order_id = $2)
         and ($4::text is not null or ${mayMail('d.email')})
     ), mail as (
       insert into outbox (message_key, recipient, subject, body_text, body_html)
       select ${MESSAGE_KEY}, email, $3, $4, $5 from addressee
       on conflict (message_key) do nothing
       returning mail_id
     )
     insert into order_mails (restaurant_id, order_id, mail_id) select $1, $2, mail_id from mail
     returning 1`,
    [restaurantId, orderId, letter?.subject ?? '', letter?.text ?? null, letter?.html ?? null],
  );
  return rows.length > 0;
}

/** The order that a mail is about, and its recipient's name and language. */
export async function findMailedOrder(db: Queryable, mailId: number) {
  const [row] = await db.query<
    OrderKey & {
      dinerName: string | null;
      language: Language;
      isProved: boolean;
    }
  >(
    `select m.restaurant_id as "restaurantId", m.order_id as "orderId", d.name as "dinerName",
       coalesce(d.language, 'es') as language, coalesce(d.is_email_proved, false) as "isProved"
     from order_mails m
     join orders o on o.restaurant_id = m.restaurant_id and o.order_id = m.order_id
     join visits v on v.restaurant_id = o.restaurant_id and v.visit_id = o.visit_id
     left join diners d on d.diner_id = v.diner_id
     where m.mail_id = $1`,
    [mailId],
  );
  return row ?? null;
}

/** A diner's own order: the given one, or the latest; only of the given restaurant, if any. */
export async function findOwnOrder(
  db: Queryable,
  dinerId: number,
  wanted: { restaurantId: number | null; orderId: number | null },
): Promise<OrderKey | null> {
  const [row] = await db.query<OrderKey>(
    `select o.restaurant_id as "restaurantId", o.order_id as "orderId"
     from visits v
     join orders o on o.restaurant_id = v.restaurant_id and o.visit_id = v.visit_id
     where v.diner_id = $1 and ($2::int is null or o.restaurant_id = $2)
       and ($3::int is null or o.order_id = $3)
     order by o.placed_at desc limit 1`,
    [dinerId, wanted.restaurantId, wanted.orderId],
  );
  return row ?? null;
}

/** The name and address of a diner; null if the account has been deleted. */
export async function findAddressee(
  db: Queryable,
  dinerId: number,
): Promise<{ name: string; email: string; isProved: boolean } | null> {
  const [row] = await db.query<{ name: string; email: string; isProved: boolean }>(
    'select name, email, is_email_proved as "isProved" from diners where diner_id = $1',
    [dinerId],
  );
  return row ?? null;
}
