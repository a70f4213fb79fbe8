import { csvText, decimalComma } from '../text/csv.ts';
import { spanishDate, wallTime } from '../time/restaurant-time.ts';
import type { Cents } from '../money/money.ts';
import { isSale, restaurantStatus, type RestaurantStatus } from './restaurant-status.ts';
import { describeLines, orderVatBands, type Order, type OrderOrigin } from './order.ts';
import { paymentStanding, type PaymentStanding } from '../payments/payment-standing.ts';
import { grossOf, type Correction, type CorrectionKind } from '../money/entries.ts';
import { chargedTipCents } from '../money/refunds.ts';
import { beforeRemoval } from './removals.ts';
import { PRODUCT_VAT_PERCENTS, type VatBand } from '../money/tax.ts';
import { reasonForRestaurant } from '../payments/unpaid-texts.ts';

/** Also used by the rows of the history. */
export const RESTAURANT_STATUS_WORDS = {
  received: 'En curso',
  preparing: 'En preparación',
  ready: 'Listo',
  closed: 'Cerrado',
  cancelled: 'Cancelado',
  abandoned: 'No llegó a cocina',
} as const satisfies Record<RestaurantStatus, string>;
export const PAYMENT_STANDING_WORDS = {
  'at-table': 'En la mesa',
  due: 'Por cobrar',
  'partly-paid': 'Pagado en parte',
  'paid-with-tab': 'Pagado con la cuenta',
  'to-weigh': 'Por pesar o aceptar',
  underway: 'Pago en curso',
  'not-paid': 'No se pagó',
  online: 'Online',
  'partly-refunded': 'Devuelto en parte',
  refunded: 'Devuelto',
  returning: 'Devolviéndose',
  'not-returned': 'Sin devolver',
  unseen: 'Sin saber',
} as const satisfies Record<PaymentStanding, string>;
const ORIGIN_WORDS = {
  diner: 'Comensal',
  staff: 'Camarero',
} as const satisfies Record<OrderOrigin, string>;

const HEADINGS = [
  'Pedido',
  'Fecha',
  'Hora',
  'Mesa',
  'Estado',
  'Pago',
  'Origen',
  'Total',
  'Propina',
  'Devuelto',
  'Platos',
  'Nota',
  'Motivo',
  'Comensal',
] as const;

/** What happened to an order's money, for the reason's column. */
export const CORRECTION_TEXTS = {
  cancelled: 'Anulado después de su día',
  removed: 'Quitado después de su día',
  refunded: 'Devolución',
  'refund-undone': 'Devolución que no llegó',
  'returned-by-hand': 'Devuelto en mano',
  'dispute-lost': 'Reclamación perdida',
  'dispute-won': 'Reclamación ganada al final',
} as const satisfies Record<CorrectionKind, string>;

/**
 * Orders as a spreadsheet table, each with base and quota as they were sold; what came back is a row of
 * its own, below zero, with the day on which it did. `corrections` are all those of these orders, so
 * that an order cancelled on its own day is known to be no sale; `isShown` says which become rows.
 */
export function ordersCsv(
  orders: readonly Order[],
  corrections: readonly Correction[] = [],
  isShown: (correction: Correction) => boolean = () => true,
): string {
  const cancelledLater = new Set(
    corrections.filter(({ kind }) => kind === 'cancelled').map(({ orderId }) => orderId),
  );
  const sold = orders.map((now) => {
    const removed = corrections.flatMap((one) => (one.orderId === now.orderId ? one.removed : []));
    const order = beforeRemoval(now, removed);
    const isSold = isSale(order) || cancelledLater.has(order.orderId);
    return { order, vat: isSold ? orderVatBands(order.lines) : [] };
  });
  const shown = corrections.filter(isShown);
  const rates = vatRates([...sold, ...shown].flatMap(({ vat }) => vat));
  const headings = rates.flatMap((rate) => [`Base ${rate} %`, `Cuota ${rate} %`]);
  return csvText([
    [...HEADINGS, ...headings],
    ...sold.map(({ order, vat }) => [...rowOf(order), ...vatCells(rates, vat)]),
    ...shown.map((correction) => [
      ...correctionRow(correction),
      ...vatCells(rates, correction.vat),
    ]),
  ]);
}

/** The rates of the columns: the usual ones always, so that the columns stay the same. */
function vatRates(bands: readonly VatBand[]): number[] {
  const rates = new Set<number>(PRODUCT_VAT_PERCENTS);
  for (const { vatPercent } of bands) rates.add(vatPercent);
  return [...rates].toSorted((one, other) => one - other);
}

function vatCells(rates: readonly number[], vat: readonly VatBand[]): string[] {
  return rates.flatMap((rate) => {
    const band = vat.find(({ vatPercent }) => vatPercent === rate);
    return [decimalComma(band?.netCents ?? 0), decimalComma(band?.vatCents ?? 0)];
  });
}

function rowOf(order: Order): string[] {
  return [
    String(order.orderId),
    ...dateAndTime(order.placedAt),
    order.tableName,
    RESTAURANT_STATUS_WORDS[restaurantStatus(order)],
    PAYMENT_STANDING_WORDS[paymentStanding(order)],
    ORIGIN_WORDS[order.origin],
    decimalComma(order.totalCents),
    decimalComma(chargedTipCents(order)),
    decimalComma(goneBackCents(order)),
    describeLines(order.lines).replaceAll('\n', ', '),
    order.note,
    reasonForRestaurant(order.cancelReason),
    order.partyName,
  ];
}

function correctionRow({ orderId, paymentNumber, at, tableName, kind, vat }: Correction): string[] {
  const amount = decimalComma(grossOf(vat));
  const start = [
    orderId === null ? '' : String(orderId),
    ...dateAndTime(at),
    tableName,
    '',
    '',
    '',
    amount,
  ];
  const what = paymentNumber === null ? '' : ` (pago ${paymentNumber} de la cuenta)`;
  return [...start, '', '', '', '', `${CORRECTION_TEXTS[kind]}${what}`, ''];
}

function dateAndTime(at: string): [date: string, time: string] {
  const { date, time } = wallTime(Date.parse(at));
  return [spanishDate(date), time];
}

/** Includes late payments that were returned. */
function goneBackCents({ refundedCents, stray }: Order): Cents {
  return refundedCents + (stray?.state === 'returned' ? stray.amountCents : 0);
}
