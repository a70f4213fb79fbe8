import type { Cents, ConfirmedRefund, Dispute, OnlineCharge } from '@simplato/domain';
import { TURNS } from '../payments/dispute-turns.ts';

/** Rows of the money that came in online, as the domain's entries need them, with instants as JSON writes them. */
export interface MoneyRows {
  charges: (Omit<OnlineCharge, 'providerFee'> & {
    providerFeeCents: Cents | null;
    providerFeeAt: string;
  })[];
  refunds: ConfirmedRefund[];
  disputes: Dispute[];
}

/**
 * What came in online, what went back, and what its diner disputes: of an order `o`, or of a payment `o`
 * that pays a share of a tab. A fee without an instant was known before we kept one.
 */
export const money = (of: 'order_id' | 'payment_number', paidAt: string, refundOf: string) => `(
    select json_agg(json_build_object(
      'at', case when p.state = 'paid' then ${paidAt} else p.settled_at end,
      'isLate', p.state = 'late', 'amountCents', p.amount_cents,
      'tipCents', case when p.state = 'paid' then p.tip_cents else 0 end,
      'platformFeeCents', p.platform_fee_cents, 'providerFeeCents', p.provider_fee_cents,
      'providerFeeAt', coalesce(p.provider_fee_at,
        case when p.state = 'paid' then ${paidAt} else p.settled_at end))
      order by p.payment_number)
    from payments p
    where p.restaurant_id = o.restaurant_id and p.${of} = o.${of} and p.state in ('paid', 'late')
  ) as charges, (
    select json_agg(json_build_object(
      'at', r.settled_at, 'undoneAt', r.undone_at, 'of', ${refundOf},
      'isByHand', r.is_by_hand, 'amountCents', r.amount_cents,
      'platformFeeCents', r.platform_fee_cents, 'lines', r.lines) order by r.refund_number)
    from refunds r
    join payments p on p.restaurant_id = r.restaurant_id and p.payment_number = r.payment_number
    where r.restaurant_id = o.restaurant_id and r.${of} = o.${of}
      and (r.state = 'done' or r.undone_at is not null)
  ) as refunds, (
    select json_agg(json_build_object(
      'amountCents', d.amount_cents, 'feeCents', d.fee_cents, 'turns', ${TURNS}) order by d.held_at)
    from disputes d
    where d.restaurant_id = o.restaurant_id and d.${of} = o.${of} and d.held_at is not null
  ) as disputes`;

export type MoneyColumns = { [Rows in keyof MoneyRows]: MoneyRows[Rows] | null };

/** Refunds and disputes of a span, by what they are of. */
export const movedBack = (of: 'order_id' | 'payment_number') => `
  select ${of} from refunds
  where restaurant_id = $1 and settled_at >= $2 and settled_at < $3
  union select ${of} from refunds
  where restaurant_id = $1 and undone_at >= $2 and undone_at < $3
  union select ${of} from disputes
  where restaurant_id = $1 and closed_at >= $2 and closed_at < $3
  union select d.${of} from disputes d
  cross join jsonb_to_recordset(d.turns) as turn (at timestamptz)
  where d.restaurant_id = $1 and turn.at >= $2 and turn.at < $3`;
/** What came in and what was held in a span. */
export const movedIn = (of: 'order_id' | 'payment_number') => `
  select ${of} from payments
  where restaurant_id = $1 and settled_at >= $2 and settled_at < $3
  union select ${of} from payments
  where restaurant_id = $1 and provider_fee_at >= $2 and provider_fee_at < $3
  union select ${of} from disputes
  where restaurant_id = $1 and held_at >= $2 and held_at < $3`;

export function backFromRows({
  refunds,
  disputes,
}: Pick<MoneyColumns, 'refunds' | 'disputes'>): Pick<MoneyRows, 'refunds' | 'disputes'> {
  return {
    refunds: (refunds ?? []).map((refund) => ({
      ...refund,
      at: instant(refund.at),
      undoneAt: refund.undoneAt && instant(refund.undoneAt),
    })),
    disputes: (disputes ?? []).map((dispute) => ({
      ...dispute,
      turns: dispute.turns.map(({ at, state }) => ({ at: instant(at), state })),
    })),
  };
}

/** An instant as JSON from the database has it. */
export const instant = (text: string) => new Date(text).toISOString();

export function chargeFromRow({
  at,
  providerFeeCents,
  providerFeeAt,
  ...charge
}: MoneyRows['charges'][number]): OnlineCharge {
  const providerFee =
    providerFeeCents === null ? null : { at: instant(providerFeeAt), cents: providerFeeCents };
  return { ...charge, at: instant(at), providerFee };
}
