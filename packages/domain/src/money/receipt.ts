import { wallTime } from '../time/restaurant-time.ts';
import { formatEuros, type Cents } from './money.ts';
import { kiloGrossCents } from './pricing.ts';
import { nameWithOptions, orderVatBands, type Order, type OrderLine } from '../orders/order.ts';
import { isPaidAtTable, isSurelyUncharged } from '../payments/payment-standing.ts';
import { chargedCents, chargedTipCents } from './refunds.ts';
import type { RegisteredRestaurant } from '../restaurant/restaurant.ts';
import type { DescribedShare } from '../tabs/describe-shares.ts';
import type { PaymentForm } from '../tabs/tab-payment.ts';
import type { VatBand } from './tax.ts';

/**
 * A receipt for the diner: who sold what, at which tax rate, and how it was paid. One text for the
 * page, the PDF and the mail. It is not an invoice, and says so; invoices come from the till.
 */
export interface Receipt {
  legalName: string;
  taxId: string;
  /** Street; postal code and town. */
  addressLines: readonly string[];
  phone: string;
  /** The parts of its heading. */
  placed: ReceiptPlaced;
  lines: readonly ReceiptLine[];
  /** What pays no product in particular, and so has no VAT of its own. */
  onAccountCents: Cents;
  totalCents: Cents;
  bands: readonly VatBand[];
  /** Charged, and taken off since: no part of the total, and given back or on its way. */
  takenOff: readonly ReceiptLine[];
  tipCents: Cents;
  refundedCents: Cents;
  /** On its way back: charged, and neither paying what is here nor back yet. */
  returningCents: Cents;
  /** What the diner was charged, tip included, before any refund; null when unknown. */
  paidCents: Cents | null;
  payment: ReceiptPayment;
}

interface Placed {
  tableName: string;
  /** '20/11/2026' and '21:31', in the restaurant's local time. */
  day: string;
  time: string;
}
export type PlacedOrder = Placed & { orderId: number };
/** What somebody paid of a tab. */
export type PlacedPayment = Placed & { paymentNumber: number };
export type ReceiptPlaced = PlacedOrder | PlacedPayment;

export interface ReceiptLine {
  quantity: number;
  name: string;
  unitGrossCents: Cents;
  grossCents: Cents;
}

/** How it was paid. */
export type ReceiptPayment =
  | 'cancelled'
  | 'stray'
  | 'paid'
  | 'unfinished'
  | 'atTable'
  | 'paidAtTable';

type Seller = Pick<
  RegisteredRestaurant,
  'legalName' | 'taxId' | 'address' | 'postalCode' | 'city' | 'phone'
>;

/** Whether an order has a receipt: it was paid, or is going to be. */
export function hasReceipt(order: Order): boolean {
  return order.payment === 'paid' || isPaidAtTable(order);
}

export function receiptOf(order: Order, restaurant: Seller): Receipt {
  const charged = chargedCents(order);
  const lines = order.lines.map((line) => ({ ...line, name: nameOnPaper(line) }));
  return {
    ...sellerOf(restaurant),
    placed: { orderId: order.orderId, ...placedAt(order.tableName, order.placedAt) },
    lines: receiptLines(lines),
    onAccountCents: 0,
    totalCents: order.totalCents,
    bands: orderVatBands(order.lines),
    takenOff:
      charged === 0 ? [] : receiptLines(lines.map((line) => ({ ...line, quantity: line.removed }))),
    tipCents: chargedTipCents(order),
    refundedCents: charged === 0 ? 0 : order.refundedCents,
    returningCents: Math.max(
      0,
      charged - order.totalCents - chargedTipCents(order) - order.refundedCents,
    ),
    paidCents: charged === 0 ? null : charged,
    payment: paymentOf(order),
  };
}

/** What somebody has paid of a tab, at the table or online. */
export interface PaidShare {
  paymentNumber: number;
  tableName: string;
  /** When it was begun; ISO 8601. */
  startedAt: string;
  form: PaymentForm;
  /** What it pays now, without what was taken off since. */
  lines: readonly DescribedShare[];
  /** Of those lines, as `vatOfShares` works it out. */
  bands: readonly VatBand[];
  /** What it paid and was taken off since: that money goes back. */
  takenOff: readonly DescribedShare[];
  onAccountCents: Cents;
  tipCents: Cents;
  /** The tip included, before any refund. */
  chargedCents: Cents;
  refundedCents: Cents;
  /** On its way back. */
  returningCents: Cents;
}

/** The receipt of what somebody paid of a tab: with VAT for products, on account without. */
export function receiptOfShare(share: PaidShare, restaurant: Seller): Receipt {
  const lines = receiptLines(share.lines);
  const productsCents = lines.reduce((sum, { grossCents }) => sum + grossCents, 0);
  return {
    ...sellerOf(restaurant),
    placed: { paymentNumber: share.paymentNumber, ...placedAt(share.tableName, share.startedAt) },
    lines,
    onAccountCents: share.onAccountCents,
    totalCents: productsCents + share.onAccountCents,
    bands: share.bands,
    takenOff: receiptLines(share.takenOff),
    tipCents: share.tipCents,
    refundedCents: share.refundedCents,
    returningCents: share.returningCents,
    paidCents: share.chargedCents,
    payment: share.form === 'online' ? 'paid' : 'paidAtTable',
  };
}

export function receiptLines(lines: readonly Omit<ReceiptLine, 'grossCents'>[]): ReceiptLine[] {
  return lines
    .map(({ quantity, name, unitGrossCents }) => {
      return { quantity, name, unitGrossCents, grossCents: quantity * unitGrossCents };
    })
    .filter(costs);
}

/** What is sold by weight is told with the price of its kilo: 'Gamba roja · 320 g · 72,00 €/kg'. */
export function nameOnPaper(line: OrderLine): string {
  const name = nameWithOptions(line);
  return line.grams === undefined ? name : `${name} · ${formatEuros(kiloGrossCents(line))}/kg`;
}

/** What costs nothing is not listed among what is charged. */
export function costs({ grossCents }: { grossCents: Cents }): boolean {
  return grossCents !== 0;
}

/** Street; postal code and town. */
export function addressLinesOf({
  address,
  postalCode,
  city,
}: Pick<Seller, 'address' | 'postalCode' | 'city'>): string[] {
  return [address, `${postalCode} ${city}`];
}

function sellerOf(restaurant: Seller) {
  return {
    legalName: restaurant.legalName,
    taxId: restaurant.taxId,
    addressLines: addressLinesOf(restaurant),
    phone: restaurant.phone,
  };
}

function placedAt(tableName: string, at: string): Placed {
  const { date, time } = wallTime(Date.parse(at));
  return { tableName, day: date.split('-').toReversed().join('/'), time };
}

function paymentOf(order: Order): ReceiptPayment {
  const { payment, status, leftCents } = order;
  if (status === 'cancelled' && payment !== 'paid') {
    return isSurelyUncharged(order) ? 'cancelled' : 'stray';
  }
  if (payment === 'paid') return 'paid';
  if (leftCents === 0) return 'paidAtTable';
  return payment === 'pending' ? 'unfinished' : 'atTable';
}

/** '2 × Rabo de toro'; what was taken back with the sign that amounts below zero have. */
export function lineLabel({ quantity, name }: Pick<ReceiptLine, 'quantity' | 'name'>): string {
  return `${String(quantity).replace('-', '−')} × ${name}`;
}
