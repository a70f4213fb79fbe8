import { businessDay } from '../time/business-day.ts';
import { goesToKitchen } from '../payments/payment-status.ts';
import type { Order, OrderLine } from '../orders/order.ts';
import type { DisputeState } from '../payments/payment-provider.ts';
import { spreadCents, type Cents } from './money.ts';
import { lineGrossCents } from './pricing.ts';
import {
  beforeRemoval,
  orderedUnits,
  unitsOfLine,
  type LineUnits,
  type Removal,
} from '../orders/removals.ts';
import { isWithin, type Span } from '../time/span.ts';
import { addVatBands, subtractVatBands, vatBands, type TaxedAmount, type VatBand } from './tax.ts';

/*
 * Money has its own day. What happens to an order is an entry on the day on which it happens, and no
 * entry is ever changed: the figures of a day that is over stay as they were, whatever becomes of its
 * orders. Entries are not stored; they follow from what is, and is never overwritten.
 */

/** A payment that came in online; instants are ISO 8601. */
export interface OnlineCharge {
  at: string;
  /** It came when the order no longer waited for it, and pays for no sale. */
  isLate: boolean;
  amountCents: Cents;
  tipCents: Cents;
  platformFeeCents: Cents;
  /** Null until the provider has reported it. */
  providerFee: { at: string; cents: Cents } | null;
}

/** A refund that the provider has confirmed, or that was given back at the table. */
export interface ConfirmedRefund {
  at: string;
  /** No money went back online. */
  isByHand: boolean;
  /** When it came to nothing after all: a bank may send the money back. */
  undoneAt: string | null;
  /**
   * 'sold': the sale is reduced by it; 'taken-off': of a share, what had been taken off its tab before and is
   * sold no more; 'late': its payment came too late and pays for no sale.
   */
  of: 'sold' | 'taken-off' | 'late';
  amountCents: Cents;
  platformFeeCents: Cents;
  /** Empty for a refund of an amount. */
  lines: readonly LineUnits[];
}

/** A charge that the diner disputes with their bank, which holds the money until it decides. */
export interface Dispute {
  amountCents: Cents;
  /** What the provider asks for its work, won or lost. */
  feeCents: Cents;
  /** The first first. A bank may decide again, and otherwise. */
  turns: readonly { at: string; state: DisputeState }[];
}

/** What the money went through that came in online. */
interface OnlineAccount {
  charges: readonly OnlineCharge[];
  refunds: readonly ConfirmedRefund[];
  disputes: readonly Dispute[];
}

/** An order with everything that its money went through. */
export interface OrderAccount extends OnlineAccount {
  order: Order;
  /** Null if it was not cancelled. */
  cancelledAt: string | null;
  /** What was taken off it, in the order in which it was; the order has them all. */
  removals: readonly Removal[];
}

/** A share of a tab that was paid online. Its sale is that of the tab's orders. */
export interface ShareAccount extends OnlineAccount {
  paymentNumber: number;
  tableName: string;
  /** What it pays, by rate; what it comes to is what a refund can take from the sales. */
  paid: readonly TaxedAmount[];
}

export type Account = OrderAccount | ShareAccount;

export const ENTRY_KINDS = [
  'sold',
  'charged',
  'provider-fee',
  'cancelled',
  'removed',
  'refunded',
  'refund-undone',
  'returned-by-hand',
  'disputed',
  'dispute-won',
  'dispute-lost',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface Entry {
  /** ISO 8601. */
  at: string;
  kind: EntryKind;
  /** Null for a share of a tab. */
  orderId: number | null;
  /** Of a share of a tab; null for an order. */
  paymentNumber: number | null;
  tableName: string;
  /** By how much the sales change, per rate; below zero for what is taken back. */
  vat: VatBand[];
  /** What moved online, always above zero: came in, went back, was kept as a fee or held by a bank. */
  moneyCents: Cents;
  /** The tip in it; only when it came in. */
  tipCents: Cents;
  /** The platform's fee, charged or given back with it. */
  platformFeeCents: Cents;
  /** The units that were taken off; only then. */
  removed: readonly LineUnits[];
}

type SoldLine = Pick<OrderLine, 'vatPercent' | 'quantity' | 'removed' | 'unitGrossCents'>;

/** What reduces a sale without cancelling it: lines that went back, or an amount. */
type Reduction = Pick<ConfirmedRefund, 'amountCents' | 'lines' | 'of'>;

interface Happening extends Pick<Entry, 'at' | 'kind'> {
  moneyCents?: Cents;
  tipCents?: Cents;
  platformFeeCents?: Cents;
  reduces?: Reduction;
  restores?: Reduction;
  /** False for what is sold no more: its tab's orders have told that. */
  isOfSale?: boolean;
  removed?: readonly LineUnits[];
}

/** Everything that happened to the money of an order or a share, in the order in which it happened. */
export function entriesOf(account: Account): Entry[] {
  const about = nameOf(account);
  // A share is sold with its tab's orders: nothing happens to it then.
  let isSold = !('order' in account);
  const removed: LineUnits[] = [];
  const reductions = new Set<Reduction>();
  const lines = 'order' in account ? soldOrder(account).lines : [];
  const leftNow = () => {
    if (!('order' in account)) return shareLeft(account.paid, [...reductions]);
    return isSold ? saleLeft(lines, [...reductions], removed) : [];
  };
  let left = leftNow();
  return happenings(account).map(({ at, kind, reduces, restores, isOfSale = true, ...money }) => {
    if (kind === 'sold') isSold = true;
    if (kind === 'cancelled') isSold = false;
    if (reduces) reductions.add(reduces);
    if (restores) reductions.delete(restores);
    removed.push(...(money.removed ?? []));
    const before = left;
    left = leftNow();
    const vat = isOfSale ? subtractVatBands(left, before) : [];
    return { at, kind, ...about, vat, ...NO_MONEY, ...money };
  });
}

function nameOf(account: Account): Pick<Entry, 'orderId' | 'paymentNumber' | 'tableName'> {
  if ('order' in account) {
    const { orderId, tableName } = account.order;
    return { orderId, paymentNumber: null, tableName };
  }
  return { orderId: null, paymentNumber: account.paymentNumber, tableName: account.tableName };
}

const NO_MONEY = { moneyCents: 0, tipCents: 0, platformFeeCents: 0, removed: [] };

const dayOf = (at: string) => businessDay(Date.parse(at));

/** What is taken off on an order's own day was never sold. */
const isRemovedLater =
  ({ placedAt }: Pick<Order, 'placedAt'>) =>
  ({ at }: Removal) =>
    dayOf(at) !== dayOf(placedAt);

/** An order as its own day sold it: with what was taken off later. */
export function soldOrder({ order, removals }: Pick<OrderAccount, 'order' | 'removals'>): Order {
  return beforeRemoval(
    order,
    removals.filter(isRemovedLater(order)).flatMap(({ lines }) => lines),
  );
}

function happenings(account: Account): Happening[] {
  const { charges, refunds, disputes } = account;
  const all = 'order' in account ? sales(account) : [];
  for (const { at, amountCents: moneyCents, providerFee, ...charge } of charges) {
    const { tipCents, platformFeeCents } = charge;
    all.push({ at, kind: 'charged', moneyCents, tipCents, platformFeeCents });
    if (providerFee !== null) {
      all.push({ at: providerFee.at, kind: 'provider-fee', moneyCents: providerFee.cents });
    }
  }
  for (const refund of refunds) {
    const { at, undoneAt, of, isByHand, platformFeeCents } = refund;
    const { amountCents: moneyCents } = refund;
    const isOfSale = of === 'sold';
    const reduces = of === 'late' ? {} : { reduces: refund, isOfSale };
    if (isByHand) {
      all.push({ at, kind: 'returned-by-hand', ...reduces });
      continue;
    }
    const money = { moneyCents, platformFeeCents };
    all.push({ at, kind: 'refunded', ...money, ...reduces });
    if (undoneAt !== null) {
      const restores = of === 'late' ? {} : { restores: refund, isOfSale };
      all.push({ at: undoneAt, kind: 'refund-undone', ...money, ...restores });
    }
  }
  all.push(...disputes.flatMap(turnsOfDispute));
  return all.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/**
 * An order that the kitchen never saw, or that was cancelled on its own day, is no sale at all; money may
 * still have come and gone.
 */
function sales({ order, cancelledAt, removals }: OrderAccount): Happening[] {
  if (!goesToKitchen(order.payment) || isCancelledOnItsDay(order, cancelledAt)) return [];
  const all: Happening[] = [{ at: order.placedAt, kind: 'sold' }];
  if (cancelledAt !== null) all.push({ at: cancelledAt, kind: 'cancelled' });
  for (const { at, lines } of removals.filter(isRemovedLater(order))) {
    if (lines.length > 0) all.push({ at, kind: 'removed', removed: lines });
  }
  return all;
}

/**
 * The money leaves once the bank takes it, and the sale once it has decided for the diner; both come
 * back when it decides for the restaurant. A case that is only looked at again changes nothing yet.
 */
function turnsOfDispute({ amountCents: moneyCents, feeCents, turns }: Dispute): Happening[] {
  const reduction: Reduction = { amountCents: moneyCents, lines: [], of: 'sold' };
  const all: Happening[] = [];
  let [isHeld, isLost, hasFee] = [false, false, false];
  for (const { at, state } of turns) {
    const wasHeld = isHeld;
    isHeld = state === 'open' || state === 'lost';
    if (isHeld && !wasHeld) {
      all.push({ at, kind: 'disputed', moneyCents });
      if (feeCents > 0 && !hasFee) all.push({ at, kind: 'provider-fee', moneyCents: feeCents });
      hasFee = true;
    }
    if (state === 'lost' && !isLost) {
      isLost = true;
      all.push({ at, kind: 'dispute-lost', moneyCents, reduces: reduction });
    }
    if (wasHeld && !isHeld) {
      all.push({ at, kind: 'dispute-won', moneyCents, ...(isLost && { restores: reduction }) });
      isLost = false;
    }
  }
  return all;
}

function isCancelledOnItsDay({ placedAt }: Order, cancelledAt: string | null): boolean {
  return cancelledAt !== null && dayOf(cancelledAt) === dayOf(placedAt);
}

/**
 * What is left of a sale, per rate. Named lines go back as they were sold; an amount is spread over
 * the rates of what is left, and what exceeds it was the tip, which bears no VAT. Units that are taken
 * off and refunded go once.
 */
export function saleLeft(
  lines: readonly SoldLine[],
  reductions: readonly Omit<Reduction, 'of'>[],
  removed: readonly LineUnits[],
): VatBand[] {
  const refunded = reductions.flatMap((reduction) => reduction.lines);
  const kept = vatBands(
    lines.map((line, index) => {
      const removedUnits = line.removed + unitsOfLine(removed, index);
      const gone = Math.max(removedUnits, unitsOfLine(refunded, index));
      const quantity = Math.max(0, orderedUnits(line) - gone);
      return { vatPercent: line.vatPercent, grossCents: lineGrossCents({ ...line, quantity }) };
    }),
  );
  const keptCents = grossOf(kept);
  const amountCents = reductions
    .filter((reduction) => reduction.lines.length === 0)
    .reduce((sum, reduction) => sum + reduction.amountCents, 0);
  return vatBands(lessened(kept, Math.min(amountCents, keptCents)));
}

function shareLeft(paid: readonly TaxedAmount[], reductions: readonly Reduction[]): VatBand[] {
  return subtractVatBands(vatBands(paid), forgivenVat(paid, reductions));
}

/**
 * What refunds of a share take from the sales: spread over the rates of all that it paid. What exceeds
 * what was not taken off before was the tip.
 */
export function forgivenVat(
  paid: readonly TaxedAmount[],
  refunds: readonly Pick<ConfirmedRefund, 'amountCents' | 'of'>[],
): VatBand[] {
  const bands = vatBands(paid);
  const backCents = (isOfSale: boolean) =>
    refunds
      .filter(({ of }) => (of === 'sold') === isOfSale)
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const mostCents = Math.max(0, grossOf(bands) - backCents(false));
  const parts = spreadCents(
    Math.min(backCents(true), mostCents),
    bands.map(({ grossCents }) => grossCents),
  );
  return vatBands(
    bands.map(({ vatPercent }, index) => ({ vatPercent, grossCents: parts[index] ?? 0 })),
  );
}

export function grossOf(amounts: readonly Pick<TaxedAmount, 'grossCents'>[]): Cents {
  return amounts.reduce((sum, { grossCents }) => sum + grossCents, 0);
}

/** Amounts of which so much is gone, of each in proportion, to the cent. */
export function lessened<Amount extends { grossCents: Cents }>(
  amounts: readonly Amount[],
  goneCents: Cents,
): Amount[] {
  const parts = spreadCents(
    goneCents,
    amounts.map(({ grossCents }) => grossCents),
  );
  return amounts.map((one, index) => ({
    ...one,
    grossCents: one.grossCents - (parts[index] ?? 0),
  }));
}

/** The kinds of entries that take back from the sales, or give back to them. */
export const CORRECTION_KINDS = [
  'cancelled',
  'removed',
  'refunded',
  'refund-undone',
  'returned-by-hand',
  'dispute-lost',
  /** After it was lost. */
  'dispute-won',
] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

/** What changes the sales of an order that was sold before. */
export interface Correction extends Pick<
  Entry,
  'at' | 'orderId' | 'paymentNumber' | 'tableName' | 'vat' | 'removed'
> {
  kind: CorrectionKind;
}

/**
 * A refund of an order that was cancelled before changes no sale any more, and is no correction. What
 * was taken off always is one: the order had been sold with it.
 */
export function isCorrection(entry: Entry): entry is Entry & Correction {
  const isKind = CORRECTION_KINDS.some((kind) => kind === entry.kind);
  return isKind && (entry.vat.length > 0 || entry.kind === 'removed');
}

/** What happened in a span, in that order. */
export function entriesIn(accounts: readonly Account[], span: Span): Entry[] {
  const isIn = isWithin(span);
  return accounts
    .flatMap(entriesOf)
    .filter(({ at }) => isIn(at))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** In the order in which they happened. */
export function correctionsOf(accounts: readonly Account[], span: Span): Correction[] {
  return entriesIn(accounts, span).filter(isCorrection);
}

export function vatOfEntries(entries: readonly Pick<Entry, 'vat'>[]): VatBand[] {
  return entries.reduce<VatBand[]>((sum, { vat }) => addVatBands(sum, vat), []);
}
