import type { PaymentForm } from '@simplato/domain';
import type { Database } from '../src/db/database.ts';
import { onlyRow } from '../src/db/database.ts';

interface Charge {
  form?: PaymentForm;
  /** Without the tip. */
  cents: number;
  tipCents?: number;
  takenBy?: string;
  state?: 'open' | 'paid';
  /** Units of lines of orders that it pays, whole; without, it is on account. */
  products?: { orderId: number; lineNumber: number; unit: number; cents: number }[];
  daysAgo?: number;
}

/** Stores a payment of a tab as it is once it was taken; returns its number. */
export async function storeCharge(
  db: Database,
  { restaurantId, tabId }: { restaurantId: number; tabId: number },
  charge: Charge,
): Promise<number> {
  const { form = 'cash', cents, tipCents = 0, products = [], state = 'paid', daysAgo = 0 } = charge;
  const isPaid = state === 'paid';
  const { number } = onlyRow(
    await db.query<{ number: number }>(
      `insert into payments (restaurant_id, tab_id, account_id, state, amount_cents, tip_cents,
         on_account_cents, platform_fee_cents, form, taken_by, expires_at, look_at, settled_at)
       values ($1, $2, '', $3, $4, $5, $6, 0, $7, $8, now(), 'infinity',
         case when $9 then now() - make_interval(days => $10) end)
       returning payment_number as number`,
      [
        restaurantId,
        tabId,
        state,
        cents + tipCents,
        tipCents,
        products.length > 0 ? 0 : cents,
        form,
        charge.takenBy ?? (form === 'online' ? '' : 'Marisa'),
        isPaid,
        daysAgo,
      ],
    ),
  );
  for (const [index, product] of products.entries()) {
    await db.query(
      `insert into shares (restaurant_id, payment_number, share_number, order_id, line_number, unit,
         parts, part, cents)
       values ($1, $2, $3, $4, $5, $6, 1, 1, $7)`,
      [
        restaurantId,
        number,
        index + 1,
        product.orderId,
        product.lineNumber,
        product.unit,
        product.cents,
      ],
    );
  }
  return number;
}

export async function takeBackCharge(
  db: Database,
  restaurantId: number,
  number: number,
  by: string,
): Promise<void> {
  await db.query(
    `update payments set state = 'undone', undone_at = now(), undone_by = $3, undone_reason = 'Error'
     where restaurant_id = $1 and payment_number = $2`,
    [restaurantId, number, by],
  );
}

/** Hands something of a charge back at the table. */
export async function handBack(
  db: Database,
  restaurantId: number,
  number: number,
  { cents, by }: { cents: number; by: string },
): Promise<void> {
  await db.query(
    `insert into refunds (restaurant_id, payment_number, refund_number, amount_cents,
       platform_fee_cents, reason, actor, state, settled_at, is_by_hand)
     values ($1, $2, 1 + coalesce((
         select max(refund_number) from refunds where restaurant_id = $1 and payment_number = $2), 0),
       $3, 0, 'Se quitó un plato', $4, 'done', now(), true)`,
    [restaurantId, number, cents, by],
  );
}
