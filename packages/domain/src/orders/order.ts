import type { Allergen } from '../menu/allergens.ts';
import { weightText } from '../menu/sold-by.ts';
import type { Cents, NetMicros } from '../money/money.ts';
import type { OrderStatus } from './order-status.ts';
import type { PaymentStatus } from '../payments/payment-status.ts';
import { lineGrossCents, type PricedLine } from '../money/pricing.ts';
import type { StrayPayment } from '../payments/stray-payment.ts';
import { tableLabel } from '../tables/table-label.ts';
import { vatBands, type VatBand } from '../money/tax.ts';

/**
 * A line keeps what was ordered as it was at that time: later changes of the menu do not affect it.
 */
export interface OrderLine extends PricedLine {
  /** Of the product without its options. */
  netMicros: NetMicros;
  course: number;
  /** The station that makes it, by its name when it was ordered; empty where nobody had said. */
  station: string;
  /** How many of its units were taken off after it was sent; they are not in the quantity. */
  removed: number;
  /** Why, for the kitchen and the diner to read; empty where none were. */
  removeReason: string;
  /** Whom at the table it is for; empty for whoever ordered, and for a waiter's. */
  forName: string;
  /** Of a product of a set menu: the number of the menu's line, from 1, which has its price. Left out of all others. */
  menuLine?: number | undefined;
  /** Of what is sold by weight: whether `grams` is what was weighed, no longer what was asked for. */
  isWeighed?: boolean | undefined;
}

/** Whether the kitchen makes it: of a set menu it makes the products, which are lines too. */
export function isMade({ options }: Pick<OrderLine, 'options'>): boolean {
  return options.every(({ productId }) => productId === undefined);
}

/** Whether people pay for it: the products of a set menu are in its price. */
export function isCharged({ menuLine }: Pick<OrderLine, 'menuLine'>): boolean {
  return menuLine === undefined;
}

/** What somebody who eats of an order avoids, as they have told the kitchen. */
export interface Avoidance {
  /** Who it is; empty for whoever ordered, where no others did. */
  forName: string;
  allergens: readonly Allergen[];
}

/** Who entered the order: the diner on their own phone, or a waiter for the table. */
export const ORDER_ORIGINS = ['diner', 'staff'] as const;
export type OrderOrigin = (typeof ORDER_ORIGINS)[number];

/** What stood against an order when its money arrived, which was taken all the same. */
export const ORDER_OBSTACLES = ['kitchen-closed', 'menu-changed'] as const;
export type OrderObstacle = (typeof ORDER_OBSTACLES)[number];

export const PAID_DESPITE_TEXTS = {
  'kitchen-closed': 'Se pagó con la cocina ya cerrada',
  'menu-changed': 'La carta cambió antes de que se pagara',
} as const satisfies Record<OrderObstacle, string>;

/**
 * Of an order that comes by courses (por tiempos): each of its courses is held until somebody fires it
 * (marchar), and is carried to the table by itself.
 */
export interface OrderCourse {
  course: number;
  /** ISO 8601, by the server's clock, as below; null while it is held. */
  firedAt: string | null;
  /** When its last line was ticked. */
  doneAt: string | null;
  /** When it was carried to the table. */
  servedAt: string | null;
}

/** Whole minutes, ISO 8601 by the server's clock. */
export interface OrderPromise {
  from: string;
  until: string;
}

export interface Order {
  orderId: number;
  restaurantId: number;
  tableName: string;
  /** What whoever ordered is called at the table; empty without a name, and for a waiter's. */
  partyName: string;
  /**
   * Whether the table's code carried its key; without it, anybody may have typed the table number.
   */
  isTableVerified: boolean;
  note: string;
  /** What those who eat of it avoid: health data, for its author and the staff, and gone with the tab. */
  avoidances: readonly Avoidance[];
  lines: readonly OrderLine[];
  totalCents: Cents;
  /** Line numbers, from 1, that the kitchen has ticked; ascending. */
  doneLines: readonly number[];
  /** Its courses, first to last, if it comes by courses; empty where it comes all at once. */
  courses: readonly OrderCourse[];
  origin: OrderOrigin;
  status: OrderStatus;
  /** Why it was cancelled, for the diner to read; empty otherwise. */
  cancelReason: string;
  payment: PaymentStatus;
  /** In addition to the total, and only with an online payment. */
  tipCents: Cents;
  /** How much of the online payment has been refunded; of what its tab paid of it, where that is known. */
  refundedCents: Cents;
  /** A payment that arrived, or may have arrived, outside the order; normally null. */
  stray: StrayPayment | null;
  /** Nearly always null; the kitchen is shown it, to ask at the table. */
  paidDespite: OrderObstacle | null;
  /** When it is promised to be ready, of its first courses; null where nothing is promised. */
  promise: OrderPromise | null;
  /** What is left to pay of it; null where its tab says nothing of it, or nobody has worked it out. */
  leftCents: Cents | null;
  /** ISO 8601, by the server's clock. */
  placedAt: string;
  /** When somebody in the kitchen first saw it, or touched it; null until then. */
  seenAt: string | null;
  /** When the kitchen confirmed that it has seen what its diner must not eat. */
  allergySeenAt: string | null;
  /** Since when it has been waiting to be carried out; null unless it is. */
  readyAt: string | null;
  /**
   * Number of the order's last event: it increases with every change, so the higher one is newer.
   */
  version: number;
}

/** 'Mesa 4 · Lucía', or the table alone where nobody gave a name. */
export function partyLabel({
  tableName,
  partyName,
}: Pick<Order, 'tableName' | 'partyName'>): string {
  return [tableLabel(tableName), partyName].filter((part) => part !== '').join(' · ');
}

type WeighedLine = Pick<PricedLine, 'name' | 'grams'> & Pick<OrderLine, 'isWeighed'>;
type NamedLine = WeighedLine & { options: readonly { name: string }[] };

/** The name, with its weight: 'Gambas · unos 300 g', as it was asked for, then 'Gambas · 320 g'. */
export function nameWithWeight({ name, grams, isWeighed }: WeighedLine): string {
  if (grams === undefined) return name;
  return `${name} · ${isWeighed ? '' : 'unos '}${weightText(grams)}`;
}

/** The name, with the chosen options in brackets: "Lomo (poco hecho, patatas)". */
export function nameWithOptions(line: NamedLine): string {
  const { options } = line;
  const name = nameWithWeight(line);
  return options.length === 0 ? name : `${name} (${options.map((one) => one.name).join(', ')})`;
}

/** What is left of each product, one a line: "2 × Salmorejo". */
export function describeLines(lines: readonly (NamedLine & { quantity: number })[]): string {
  return linesLeft(lines)
    .map((line) => `${line.quantity} × ${nameWithOptions(line)}`)
    .join('\n');
}

/** What of a set menu was eaten is named apart from what is sold by itself. */
export function nameWithMenu({ name, menuLine }: Pick<OrderLine, 'name' | 'menuLine'>): string {
  return menuLine === undefined ? name : `${name} · menú`;
}

/** Those that the kitchen makes, without what was taken off whole. */
export function linesToCook<Line extends Pick<OrderLine, 'quantity' | 'options'>>(
  lines: readonly Line[],
): Line[] {
  return lines.filter((line) => line.quantity > 0 && isMade(line));
}

/** The set menus of an order, with which its products are served: 'Menú del día ×2'. */
export function menusOf(lines: readonly OrderLine[]): string[] {
  const quantities = new Map<string, number>();
  for (const { name, quantity } of lines.filter((line) => line.quantity > 0 && !isMade(line))) {
    quantities.set(name, (quantities.get(name) ?? 0) + quantity);
  }
  return Array.from(quantities, ([name, quantity]) => `${name} ×${quantity}`);
}

/** Those that people pay for, without what was taken off whole. */
export function linesLeft<Line extends Pick<OrderLine, 'quantity' | 'menuLine'>>(
  lines: readonly Line[],
): Line[] {
  return lines.filter((line) => line.quantity > 0 && isCharged(line));
}

/** The VAT contained in an order's lines, per rate. */
export function orderVatBands(lines: readonly OrderLine[]): VatBand[] {
  return vatBands(
    linesLeft(lines).map((line) => ({
      grossCents: lineGrossCents(line),
      vatPercent: line.vatPercent,
    })),
  );
}

/**
 * Reads an order number as people type or copy it: '128', 'nº 128', '#128'; null for anything else.
 */
export function readOrderNumber(text: string): number | null {
  const digits = /^(?:n\.?\s?º|#)?\s*0*([1-9]\d{0,8})$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

/** In order of course and, within a course, in the order in which the diner chose. */
export function byCourse<Line extends { course: number }>(lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => one.course - other.course);
}
