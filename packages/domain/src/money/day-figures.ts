import { addInvoicedSeries, type InvoicedSeries } from '../invoices/invoiced-series.ts';
import { DAY_STARTS_AT_HOUR } from '../time/business-day.ts';
import { restaurantStatus, isSale } from '../orders/restaurant-status.ts';
import { wallTime } from '../time/restaurant-time.ts';
import {
  entriesIn,
  grossOf,
  isCorrection,
  soldOrder,
  vatOfEntries,
  type Correction,
  type Entry,
  type EntryKind,
  type OrderAccount,
  type ShareAccount,
} from './entries.ts';
import { divideHalfUp, type Cents } from './money.ts';
import { orderVatBands, type Order } from '../orders/order.ts';
import { isOpen, type OrderStatus } from '../orders/order-status.ts';
import { beforeRemoval } from '../orders/removals.ts';
import { paymentStanding } from '../payments/payment-standing.ts';
import { lineGrossCents } from './pricing.ts';
import {
  addUnpaidTabs,
  dueOfOrders,
  unpaidTabs,
  type TabAccount,
  type UnpaidTabs,
} from '../tabs/unpaid-tabs.ts';
import { addMoneyByForm, movesOf, moneyByForm, type MoneyByForm } from '../till/till-moves.ts';
import type { TillPayment } from '../till/till-payment.ts';
import { isWithin, type Span } from '../time/span.ts';
import { addVatBands, type VatBand } from './tax.ts';

/** An order as it stood at the end of a span in which it was placed, or in which something happened to it. */
export interface OrderInSpan extends OrderAccount {
  /** When the kitchen finished it; null if it has not. */
  readyAt: string | null;
  /** Its status when the span began; null if it was placed later. */
  statusBefore: OrderStatus | null;
}

/** What a span's figures are made of. */
export interface SpanFacts {
  orders: readonly OrderInSpan[];
  /** Shares of tabs to whose money online something happened in it. */
  shares: readonly ShareAccount[];
  /** Every payment of which something moved in it, as the till counts them. */
  payments: readonly TillPayment[];
  /** Those that were closed in it, or open when it ended. */
  tabs: readonly TabAccount[];
  /** What was issued in it. */
  invoiced?: readonly InvoicedSeries[];
}

export interface HourFigure {
  /** Local hour, 0 to 23. */
  hour: number;
  orders: number;
  grossCents: Cents;
}

export interface ProductFigure {
  productId: number;
  name: string;
  quantity: number;
  /** Of what is sold by weight: how much of it. Left out of all else. */
  grams?: number | undefined;
  grossCents: Cents;
  /** Of what was made of a set menu: the menu, which is what was sold. Left out of all else. */
  menu?: Pick<ProductFigure, 'productId' | 'name'> | undefined;
}

/** Whether it was sold by itself, and counts among the units of the day: a menu's products do not. */
export const isSold = ({ menu }: ProductFigure): boolean => menu === undefined;

export interface PaymentFigure {
  orders: number;
  grossCents: Cents;
}

/** What was paid online, and what the restaurant keeps of it. */
export interface OnlineMoney {
  payments: number;
  /** Tips included. */
  chargedCents: Cents;
  tipCents: Cents;
  refundedCents: Cents;
  platformFeeCents: Cents;
  providerFeeCents: Cents;
  /** Payments whose fee the provider has not reported yet. */
  withoutFee: number;
  /** Held by banks for disputes; below zero when more came back from them. */
  disputedCents: Cents;
  /** Below zero when what went back, fees and disputes exceed what came in. */
  netCents: Cents;
}

/** What every span of days has, so that days can be added up. */
export interface Figures {
  /** Placed in the span, and not cancelled in it. */
  orders: number;
  grossCents: Cents;
  /** Per order, rounded half up; 0 without orders. */
  averageCents: Cents;
  /** Cancelled in the span, whenever they were placed; only orders that the kitchen had received. */
  cancelled: PaymentFigure;
  /**
   * By how much refunds, orders cancelled on a later day and lost disputes change the sales, as a
   * rule below zero.
   */
  corrected: { entries: number; grossCents: Cents; byVat: VatBand[] };
  /** Paid when they were placed. */
  online: PaymentFigure;
  /** Orders to be paid at the table of which nothing was due when the span ended, and what was paid of others. */
  atTable: PaymentFigure;
  /** What was due then of open tabs, and of how many orders. */
  due: PaymentFigure;
  /** Paid at the table in the span for orders of earlier days. */
  collected: PaymentFigure;
  money: OnlineMoney;
  /** What came in and went out, by form, whatever it paid: as a Z counts it. */
  byForm: MoneyByForm;
  /** Tabs that were closed with something due. */
  unpaid: UnpaidTabs[];
  /** The sum of the VAT bands on each order's receipt, after corrections. */
  byVat: VatBand[];
  /** Issued in the span; empty of a restaurant that does not invoice. */
  invoiced: InvoicedSeries[];
}

export interface DayFigures extends Figures {
  /** In chronological order. */
  corrections: Correction[];
  /** In chronological order, from the first hour with an order to the last. */
  byHour: HourFigure[];
  /** Highest revenue first. */
  byProduct: ProductFigure[];
  /** Whole minutes from the order to the pass (ready to serve); null if no order got there. */
  serving: {
    orders: number;
    averageMinutes: number;
    medianMinutes: number;
    longestMinutes: number;
  } | null;
}

/**
 * The figures of a day, or of any span. Every sum is over whole orders and entries, so that it agrees
 * with them to the cent.
 */
export function dayFigures(
  { orders: accounts, shares, payments, tabs, invoiced = [] }: SpanFacts,
  span: Span,
): DayFigures {
  const isIn = isWithin(span);
  const sold = accounts.filter(({ order }) => isIn(order.placedAt) && isSale(order));
  const orders = sold.map(soldOrder);
  const later = accounts.map((account) => ({ ...account, order: orderAtEnd(account, span) }));
  const { grossCents } = sum(orders);
  const entries = entriesIn([...accounts, ...shares], span);
  const corrections = entries.filter(isCorrection);
  const byVat = vatOfEntries(corrections);
  return {
    orders: orders.length,
    grossCents,
    averageCents: averageOf(orders.length, grossCents),
    cancelled: sum(
      later
        .filter(
          ({ order, cancelledAt }) =>
            restaurantStatus(order) === 'cancelled' && cancelledAt !== null && isIn(cancelledAt),
        )
        .map(({ order }) => order),
    ),
    corrected: { entries: corrections.length, grossCents: grossOf(byVat), byVat },
    corrections,
    online: sum(orders.filter(({ payment }) => payment === 'paid')),
    ...toBePaidAtTable(orders, dueOfOrders(tabs, span)),
    collected: sum(
      later
        .filter(
          ({ order, statusBefore }) =>
            statusBefore !== null && isOpen(statusBefore) && isAtTable(order),
        )
        .map(({ order }) => order),
    ),
    money: { ...onlineMoney(entries), withoutFee: countWithoutFee([...accounts, ...shares], isIn) },
    byForm: moneyByForm(payments.flatMap(movesOf)),
    invoiced: [...invoiced],
    unpaid: unpaidTabs(tabs, span),
    byHour: figuresByHour(orders),
    byProduct: figuresByProduct(orders),
    byVat: addVatBands(figuresByVat(orders), byVat),
    serving: servingTimes(sold),
  };
}

/** The figures of days together. An order that is cancelled on a later day stays a sale, and is corrected. */
export function addFigures(days: readonly Figures[]): Figures {
  const total = (of: (day: Figures) => number) => days.reduce((all, day) => all + of(day), 0);
  const sums = (of: (day: Figures) => PaymentFigure): PaymentFigure => ({
    orders: total((day) => of(day).orders),
    grossCents: total((day) => of(day).grossCents),
  });
  const bands = (of: (day: Figures) => VatBand[]) =>
    days.reduce<VatBand[]>((all, day) => addVatBands(all, of(day)), []);
  const { orders, grossCents } = sums((day) => day);
  return {
    orders,
    grossCents,
    averageCents: averageOf(orders, grossCents),
    cancelled: sums(({ cancelled }) => cancelled),
    corrected: {
      entries: total(({ corrected }) => corrected.entries),
      grossCents: total(({ corrected }) => corrected.grossCents),
      byVat: bands(({ corrected }) => corrected.byVat),
    },
    online: sums(({ online }) => online),
    atTable: sums(({ atTable }) => atTable),
    due: sums(({ due }) => due),
    collected: sums(({ collected }) => collected),
    money: {
      payments: total(({ money }) => money.payments),
      chargedCents: total(({ money }) => money.chargedCents),
      tipCents: total(({ money }) => money.tipCents),
      refundedCents: total(({ money }) => money.refundedCents),
      platformFeeCents: total(({ money }) => money.platformFeeCents),
      providerFeeCents: total(({ money }) => money.providerFeeCents),
      withoutFee: total(({ money }) => money.withoutFee),
      disputedCents: total(({ money }) => money.disputedCents),
      netCents: total(({ money }) => money.netCents),
    },
    byForm: addMoneyByForm(days.map(({ byForm }) => byForm)),
    invoiced: addInvoicedSeries(days.map(({ invoiced }) => invoiced)),
    unpaid: addUnpaidTabs(days.map(({ unpaid }) => unpaid)),
    byVat: bands(({ byVat }) => byVat),
  };
}

function averageOf(orders: number, grossCents: Cents): Cents {
  return orders === 0 ? 0 : divideHalfUp(grossCents, orders);
}

/** Without what was taken off after the span. */
function orderAtEnd({ order, removals }: OrderInSpan, { until }: Span): Order {
  const after = removals.filter(({ at }) => Date.parse(at) >= until.getTime());
  return beforeRemoval(
    order,
    after.flatMap(({ lines }) => lines),
  );
}

/** An order whose tab is not known goes by itself. */
function toBePaidAtTable(
  orders: readonly Order[],
  dueOfTabs: ReadonlyMap<number, Cents>,
): Pick<Figures, 'atTable' | 'due'> {
  const unpaid = orders
    .filter(({ payment }) => payment === 'unpaid')
    .map((order) => {
      const { orderId, totalCents } = order;
      const byItself = paymentStanding(order) === 'due' ? totalCents : 0;
      return { totalCents, dueCents: dueOfTabs.get(orderId) ?? byItself };
    });
  const due = unpaid.filter(({ dueCents }) => dueCents > 0);
  const dueCents = due.reduce((total, one) => total + one.dueCents, 0);
  return {
    atTable: { orders: unpaid.length - due.length, grossCents: sum(unpaid).grossCents - dueCents },
    due: { orders: due.length, grossCents: dueCents },
  };
}

const isAtTable = (order: Order) => paymentStanding(order) === 'at-table';

function sum(orders: readonly Pick<Order, 'totalCents'>[]): PaymentFigure {
  return {
    orders: orders.length,
    grossCents: orders.reduce((total, { totalCents }) => total + totalCents, 0),
  };
}

/** Late payments too: that money came in, goes back, and costs its fee. */
function onlineMoney(entries: readonly Entry[]): Omit<OnlineMoney, 'withoutFee'> {
  const of = (kind: EntryKind) => entries.filter((entry) => entry.kind === kind);
  const total = (kind: EntryKind, what: (entry: Entry) => Cents = ({ moneyCents }) => moneyCents) =>
    of(kind).reduce((all, entry) => all + what(entry), 0);
  const fee = ({ platformFeeCents }: Entry) => platformFeeCents;
  const chargedCents = total('charged');
  const refundedCents = total('refunded') - total('refund-undone');
  const platformFeeCents =
    total('charged', fee) - total('refunded', fee) + total('refund-undone', fee);
  const providerFeeCents = total('provider-fee');
  const disputedCents = total('disputed') - total('dispute-won');
  return {
    payments: of('charged').length,
    chargedCents,
    tipCents: total('charged', ({ tipCents }) => tipCents),
    refundedCents,
    platformFeeCents,
    providerFeeCents,
    disputedCents,
    netCents: chargedCents - refundedCents - platformFeeCents - providerFeeCents - disputedCents,
  };
}

/** A fee that is reported later than the span ends is still unknown in it. */
function countWithoutFee(
  accounts: readonly Pick<OrderAccount, 'charges'>[],
  isIn: (at: string) => boolean,
): number {
  return accounts
    .flatMap(({ charges }) => charges)
    .filter(({ at, providerFee }) => isIn(at) && (providerFee === null || !isIn(providerFee.at)))
    .length;
}

function figuresByHour(orders: readonly Order[]): HourFigure[] {
  const hours = new Map<number, HourFigure>();
  for (const { placedAt, totalCents } of orders) {
    const { hour } = wallTime(Date.parse(placedAt));
    const figure = hours.get(hour) ?? { hour, orders: 0, grossCents: 0 };
    hours.set(hour, {
      hour,
      orders: figure.orders + 1,
      grossCents: figure.grossCents + totalCents,
    });
  }
  const places = [...hours.keys()].map(placeInDay);
  const all: HourFigure[] = [];
  // Hours without orders between two hours with some are listed too.
  for (let place = Math.min(...places); place <= Math.max(...places); place += 1) {
    const hour = hourAt(place);
    all.push(hours.get(hour) ?? { hour, orders: 0, grossCents: 0 });
  }
  return all;
}

const placeInDay = (hour: number) => (hour + 24 - DAY_STARTS_AT_HOUR) % 24;
const hourAt = (place: number) => (place + DAY_STARTS_AT_HOUR) % 24;

function figuresByProduct(orders: readonly Order[]): ProductFigure[] {
  return addProducts(
    orders.map(({ lines }) =>
      lines
        .filter(({ quantity }) => quantity > 0)
        .map((line) => {
          const menu = line.menuLine === undefined ? undefined : lines[line.menuLine - 1];
          return { ...line, grossCents: lineGrossCents(line), ...(menu && { menu }) };
        }),
    ),
  );
}

/**
 * Highest revenue first, and below each menu what was made of it, the most first. A product that was renamed
 * meanwhile appears under both names.
 */
export function addProducts(lists: readonly (readonly ProductFigure[])[]): ProductFigure[] {
  const products = new Map<string, ProductFigure>();
  for (const figure of lists.flat()) {
    const { productId, name, quantity, grams, grossCents, menu } = figure;
    const key = menu ? `${keyOf(menu)} · ${keyOf(figure)}` : keyOf(figure);
    const before = products.get(key);
    products.set(key, {
      productId,
      name,
      quantity: (before?.quantity ?? 0) + quantity,
      ...(grams !== undefined && { grams: (before?.grams ?? 0) + grams }),
      grossCents: (before?.grossCents ?? 0) + grossCents,
      ...(menu && { menu: { productId: menu.productId, name: menu.name } }),
    });
  }
  const figures = [...products.values()];
  const byName = (one: ProductFigure, other: ProductFigure) =>
    one.name.localeCompare(other.name, 'es');
  const parts = figures
    .filter((figure) => !isSold(figure))
    .toSorted((one, other) => other.quantity - one.quantity || byName(one, other));
  return figures
    .filter(isSold)
    .toSorted((one, other) => other.grossCents - one.grossCents || byName(one, other))
    .flatMap((figure) => [
      figure,
      ...parts.filter(({ menu }) => menu && keyOf(menu) === keyOf(figure)),
    ]);
}

const keyOf = ({ productId, name }: Pick<ProductFigure, 'productId' | 'name'>) =>
  `${productId} ${name}`;

function figuresByVat(orders: readonly Order[]): VatBand[] {
  return orders.reduce<VatBand[]>(
    (bands, { lines }) => addVatBands(bands, orderVatBands(lines)),
    [],
  );
}

/** Not of an order by courses: it is its table that says when the kitchen goes on. */
function servingTimes(day: readonly OrderInSpan[]): DayFigures['serving'] {
  const minutes = day
    .flatMap(({ order, readyAt }) =>
      readyAt === null || order.courses.length > 0
        ? []
        : [Math.max(0, Date.parse(readyAt) - Date.parse(order.placedAt))],
    )
    .map((elapsedMs) => Math.round(elapsedMs / 60_000))
    .toSorted((one, other) => one - other);
  if (minutes.length === 0) return null;
  const total = minutes.reduce((sumOfAll, one) => sumOfAll + one, 0);
  return {
    orders: minutes.length,
    averageMinutes: Math.round(total / minutes.length),
    medianMinutes: minutes[Math.floor((minutes.length - 1) / 2)] ?? 0,
    longestMinutes: minutes.at(-1) ?? 0,
  };
}
