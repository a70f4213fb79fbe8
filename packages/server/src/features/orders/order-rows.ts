import { parseNetMicros, type Order, type OrderLine } from '@simplato/domain';
import { asJson, type Columns } from '../../db/columns.ts';

/** A line as its row has it: its price before tax with every decimal. */
export type LineRow = Omit<OrderLine, 'netMicros'> & { netPrice: string };

export const LINE_COLUMNS: Columns<LineRow> = {
  productId: ['product_id', 'int'],
  name: ['name', 'text'],
  course: ['course', 'int'],
  note: ['note', 'text'],
  netPrice: ['net_price', 'numeric'],
  vatPercent: ['vat_percent', 'int'],
  unitGrossCents: ['unit_gross_cents', 'int'],
  quantity: ['quantity', 'int'],
  options: ['options', 'jsonb'],
};

/** Lines as one json value, in the order they were sent. */
export const LINES_JSON = `(
  select json_agg(json_build_object(${asJson(LINE_COLUMNS, 'l')}) order by l.line_number)
  from order_lines l where l.restaurant_id = o.restaurant_id and l.order_id = o.order_id
) as lines`;

/** A stray payment of the order; usually null. */
export const STRAY = `case when o.stray_state is null then null
  else json_build_object('state', o.stray_state, 'amountCents', o.stray_cents) end as stray`;

export const PAID_DESPITE = `nullif(o.paid_despite, '') as "paidDespite"`;

/** Orders of a visit opened by staff were entered by a waiter; all others come from diners. */
export const ORIGIN = `(
  select case when v.opened_by is null then 'diner' else 'staff' end
  from visits v where v.restaurant_id = o.restaurant_id and v.visit_id = o.visit_id
) as origin`;

export const SEEN = `o.seen_at as "seenAt", o.allergy_seen_at as "allergySeenAt"`;

export const ORDER_COLUMNS = `o.order_id as "orderId", o.restaurant_id as "restaurantId",
  o.table_name as "tableName", o.is_table_verified as "isTableVerified", o.note,
  o.total_cents as "totalCents", o.placed_at as "placedAt", ${SEEN}, o.status, o.payment, o.version,
  o.done_lines as "doneLines", o.cancel_reason as "cancelReason",
  o.tip_cents as "tipCents", o.refunded_cents as "refundedCents", ${STRAY},
  ${PAID_DESPITE}, ${ORIGIN},
  ${LINES_JSON}`;

export type OrderRow = Omit<Order, 'lines' | 'placedAt' | 'seenAt' | 'allergySeenAt'> & {
  lines: LineRow[];
  placedAt: Date;
  seenAt: Date | null;
  allergySeenAt: Date | null;
};

export function orderFromRow({ lines, placedAt, seenAt, allergySeenAt, ...row }: OrderRow): Order {
  return {
    ...row,
    placedAt: placedAt.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
    allergySeenAt: allergySeenAt?.toISOString() ?? null,
    lines: lines.map(({ netPrice, ...line }) => ({
      ...line,
      netMicros: parseNetMicros(netPrice) ?? 0,
    })),
  };
}
