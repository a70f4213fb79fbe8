import {
  parseNetMicros,
  type ChosenOption,
  type Order,
  type OrderOrigin,
  type OrderStatus,
  type PaymentStatus,
  type StrayPayment,
} from '@simplato/domain';

/**
 * Lines as one json value, in the order they were sent; numerics as text, to keep every decimal.
 */
export const LINES_JSON = `(
  select json_agg(json_build_object(
    'productId', l.product_id, 'name', l.name, 'options', l.options, 'course', l.course, 'note', l.note,
    'netPrice', l.net_price::text, 'vatPercent', l.vat_percent,
    'unitGrossCents', l.unit_gross_cents, 'quantity', l.quantity) order by l.line_number)
  from order_lines l where l.restaurant_id = o.restaurant_id and l.order_id = o.order_id
) as lines`;

/** A stray payment of the order; usually null. */
export const STRAY = `case when o.stray_state is null then null
  else json_build_object('state', o.stray_state, 'amountCents', o.stray_cents) end as stray`;

/** Orders of a visit opened by staff were entered by a waiter; all others come from diners. */
export const ORIGIN = `(
  select case when v.opened_by is null then 'diner' else 'staff' end
  from visits v where v.restaurant_id = o.restaurant_id and v.visit_id = o.visit_id
) as origin`;

export const ORDER_COLUMNS = `o.order_id as "orderId", o.restaurant_id as "restaurantId",
  o.table_name as "tableName", o.is_table_verified as "isTableVerified", o.note,
  o.total_cents as "totalCents", o.placed_at as "placedAt", o.status, o.payment, o.version,
  o.done_lines as "doneLines", o.cancel_reason as "cancelReason",
  o.tip_cents as "tipCents", o.refunded_cents as "refundedCents", ${STRAY}, ${ORIGIN},
  ${LINES_JSON}`;

interface LineRow {
  productId: number;
  name: string;
  options: ChosenOption[];
  course: number;
  note: string;
  netPrice: string;
  vatPercent: number;
  unitGrossCents: number;
  quantity: number;
}

export interface OrderRow {
  orderId: number;
  restaurantId: number;
  tableName: string;
  isTableVerified: boolean;
  note: string;
  totalCents: number;
  placedAt: Date;
  status: OrderStatus;
  payment: PaymentStatus;
  version: number;
  doneLines: number[];
  cancelReason: string;
  tipCents: number;
  refundedCents: number;
  stray: StrayPayment | null;
  origin: OrderOrigin;
  lines: LineRow[];
}

export function orderFromRow({ lines, placedAt, ...row }: OrderRow): Order {
  return {
    ...row,
    placedAt: placedAt.toISOString(),
    lines: lines.map(({ netPrice, ...line }) => ({
      ...line,
      netMicros: parseNetMicros(netPrice) ?? 0,
    })),
  };
}
