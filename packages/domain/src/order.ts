import type { Cents, NetMicros } from './money.ts';
import type { OrderStatus } from './order-status.ts';
import { goesToKitchen, type PaymentStatus } from './payment-status.ts';
import { lineGrossCents, type PricedLine } from './pricing.ts';
import type { StrayPayment } from './stray-payment.ts';
import { vatBands, type VatBand } from './tax.ts';

/** A line keeps what was ordered as it was then: a later change of the menu does not touch it. */
export interface OrderLine extends PricedLine {
  /** Of the dish alone. */
  netMicros: NetMicros;
  course: number;
}

/** Who put the order in: the diner's own phone, or a waiter for the table. */
export const ORDER_ORIGINS = ['diner', 'staff'] as const;
export type OrderOrigin = (typeof ORDER_ORIGINS)[number];

export interface Order {
  orderId: number;
  restaurantId: number;
  tableName: string;
  /** Whether the table's code carried its key; otherwise anybody may have typed the number. */
  isTableVerified: boolean;
  note: string;
  lines: readonly OrderLine[];
  totalCents: Cents;
  /** Numbers, from 1, of the lines that the kitchen has ticked; rising. */
  doneLines: readonly number[];
  origin: OrderOrigin;
  status: OrderStatus;
  /** Why it was cancelled, for the diner to read; empty otherwise. */
  cancelReason: string;
  payment: PaymentStatus;
  /** On top of the total, and only with an online payment. */
  tipCents: Cents;
  /** Of what was paid online, how much has gone back. */
  refundedCents: Cents;
  /** A payment that came beside the order, or may have; null as a rule. */
  stray: StrayPayment | null;
  /** ISO 8601, the server's clock. */
  placedAt: string;
  /** Number of the order's last event: rises with every change, so the higher one is the newer. */
  version: number;
}

type NamedLine = { name: string; options: readonly { name: string }[] };

/** What was chosen stands behind the name: "Lomo (poco hecho, patatas)". */
export function nameWithOptions({ name, options }: NamedLine): string {
  return options.length === 0 ? name : `${name} (${options.map((one) => one.name).join(', ')})`;
}

/** "2 × Salmorejo", one line each (names with quantities, newline separated). */
export function describeLines(lines: readonly (NamedLine & { quantity: number })[]): string {
  return lines.map((line) => `${line.quantity} × ${nameWithOptions(line)}`).join('\n');
}

/** The VAT that an order's lines contain, per rate. */
export function orderVatBands(lines: readonly OrderLine[]): VatBand[] {
  return vatBands(
    lines.map((line) => ({ grossCents: lineGrossCents(line), vatPercent: line.vatPercent })),
  );
}

/** An order's number as it is typed or copied: '128', 'nº 128', '#128'; null when it is none. */
export function readOrderNumber(text: string): number | null {
  const digits = /^(?:n\.?\s?º|#)?\s*0*([1-9]\d{0,8})$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The kitchen reads by course, and within a course as the diner ordered. */
export function byCourse<Line extends { course: number }>(lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => one.course - other.course);
}

/** Whether the kitchen still has to make a line, by its place in the order. */
export function isPending(order: Order, index: number): boolean {
  const isWithKitchen = order.status === 'received' || order.status === 'preparing';
  return isWithKitchen && goesToKitchen(order.payment) && !order.doneLines.includes(index + 1);
}
