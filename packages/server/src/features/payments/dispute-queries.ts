import type { Cents, DisputeState, ProviderDispute } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { TURNS } from './dispute-turns.ts';
import type { Payment, PaymentKey } from './payment-queries.ts';

export interface StoredDispute {
  state: DisputeState;
  amountCents: Cents;
  feeCents: Cents;
  /** The bank took the money, and did not give it back. */
  isHeld: boolean;
}

/**
 * Stores the disputes of a payment, each change with its instant: what a bank has taken or decided on
 * one day stays on that day, and so does what it decides otherwise later. The fee and the amount are
 * those of when it first took the money. Returns whether anything has changed. One that was known
 * before its id was is the first of its payment.
 */
export async function storeDisputes(
  tx: Queryable,
  { restaurantId, paymentNumber, orderId, attempt }: Payment,
  disputes: readonly ProviderDispute[],
): Promise<boolean> {
  let hasChanged = false;
  for (const { disputeId, state, amountCents, feeCents } of disputes) {
    await tx.query(
      `update disputes set dispute_id = $2
       where restaurant_id = $1 and payment_number = $3 and starts_with(dispute_id, 'before-')
         and not exists (select 1 from disputes where restaurant_id = $1 and dispute_id = $2)`,
      [restaurantId, disputeId, paymentNumber],
    );
    const rows = await tx.query(
      `insert into disputes as d (restaurant_id, order_id, attempt, dispute_id, amount_cents,
         fee_cents, state, held_at, closed_at, turns, payment_number)
       values ($1, $2, $3, $4, $5, $6, $7, case when $7 in ('open', 'lost') then now() end,
         case when $7 in ('won', 'lost') then now() end,
         jsonb_build_array(jsonb_build_object('at', now(), 'state', $7::text)), $8)
       on conflict (restaurant_id, dispute_id) do update set state = $7,
         amount_cents = case when d.held_at is null then $5 else d.amount_cents end,
         fee_cents = case when d.held_at is null then $6 else d.fee_cents end,
         held_at = coalesce(d.held_at, excluded.held_at), closed_at = excluded.closed_at,
         turns = ${TURNS} || excluded.turns
       where d.state <> $7
       returning 1`,
      [restaurantId, orderId, attempt, disputeId, amountCents, feeCents, state, paymentNumber],
    );
    hasChanged ||= rows.length > 0;
  }
  return hasChanged;
}

const STORED = `state, amount_cents as "amountCents",
  case when held_at is null then 0 else fee_cents end as "feeCents",
  held_at is not null and state <> 'won' as "isHeld"`;

export async function listDisputesOfOrder(
  db: Queryable,
  restaurantId: number,
  orderId: number,
): Promise<StoredDispute[]> {
  return db.query<StoredDispute>(
    `select ${STORED} from disputes where restaurant_id = $1 and order_id = $2 order by opened_at`,
    [restaurantId, orderId],
  );
}

export async function listDisputesOfPayment(
  db: Queryable,
  { restaurantId, paymentNumber }: PaymentKey,
): Promise<StoredDispute[]> {
  return db.query<StoredDispute>(
    `select ${STORED} from disputes
     where restaurant_id = $1 and payment_number = $2 order by opened_at`,
    [restaurantId, paymentNumber],
  );
}
