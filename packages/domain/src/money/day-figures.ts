import { DAY_STARTS_AT_HOUR } from '../time/business-day.ts';
import { restaurantStatus, isSale } from '../orders/restaurant-status.ts';
import { wallTime } from '../time/restaurant-time.ts';
import { divideHalfUp, type Cents } from './money.ts';
import { orderVatBands, type Order } from '../orders/order.ts';
import { paymentStanding } from '../payments/payment-standing.ts';
import { lineGrossCents } from './pricing.ts';
import { chargedCents, chargedTipCents } from './refunds.ts';
import type { VatBand } from './tax.ts';

/** An order with the parts of its history that the figures need. */
export interface OrderOfDay {
  order: Order;
  /** When the kitchen finished it; null if it has not. */
  readyAt: string | null;
  /** Fees of its online payments; null if there were none. */
  fees: OrderFees | null;
}

export interface OrderFees {
  /** The platform's fee, less what was returned with refunds. */
  platformCents: Cents;
  /**
   * The provider's own fee, including payments that came too late; null until the provider reports
   * it.
   */
  providerCents: Cents | null;
  /** Money that arrived too late to count for the order, and how much of it has been returned. */
  lateCents: Cents;
  lateBackCents: Cents;
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
  grossCents: Cents;
}

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
  /** Below zero when refunds and the fees the provider keeps exceed what came in. */
  netCents: Cents;
}

export interface DayFigures {
  /** Sales only. */
  orders: number;
  grossCents: Cents;
  /** Per order, rounded half up; 0 on a day without orders. */
  averageCents: Cents;
  /** Only orders that the kitchen had received, or was going to. */
  cancelled: PaymentFigure;
  online: PaymentFigure;
  /** Paid at the table, as far as closing the orders tells. */
  atTable: PaymentFigure;
  /** To be paid at the table, and still open. */
  due: PaymentFigure;
  money: OnlineMoney;
  /** In chronological order, from the first hour with an order to the last. */
  byHour: HourFigure[];
  /** Highest revenue first. */
  byProduct: ProductFigure[];
  /** The sum of the VAT bands on each order's receipt. */
  byVat: VatBand[];
  /** Whole minutes from the order to the pass (ready to serve); null if no order got there. */
  serving: {
    orders: number;
    averageMinutes: number;
    medianMinutes: number;
    longestMinutes: number;
  } | null;
}

/**
 * The figures of a day. Every sum is over whole orders, so that it agrees with them to the cent.
 */
export function dayFigures(day: readonly OrderOfDay[]): DayFigures {
  const sold = day.filter(({ order }) => isSale(order));
  const orders = sold.map(({ order }) => order);
  const { grossCents } = sum(orders);
  return {
    orders: orders.length,
    grossCents,
    averageCents: orders.length === 0 ? 0 : divideHalfUp(grossCents, orders.length),
    cancelled: sum(
      day.map(({ order }) => order).filter((order) => restaurantStatus(order) === 'cancelled'),
    ),
    online: sum(orders.filter(({ payment }) => payment === 'paid')),
    atTable: sum(orders.filter((order) => paymentStanding(order) === 'at-table')),
    due: sum(orders.filter((order) => paymentStanding(order) === 'due')),
    money: onlineMoney(day),
    byHour: figuresByHour(orders),
    byProduct: figuresByProduct(orders),
    byVat: figuresByVat(orders),
    serving: servingTimes(sold),
  };
}

function sum(orders: readonly Order[]): PaymentFigure {
  return {
    orders: orders.length,
    grossCents: orders.reduce((total, { totalCents }) => total + totalCents, 0),
  };
}

/**
 * Includes cancelled orders and late payments: that money came in, went back, and still cost its
 * fee.
 */
function onlineMoney(day: readonly OrderOfDay[]): OnlineMoney {
  const paid = day.filter(({ order, fees }) => order.payment === 'paid' || fees !== null);
  const total = (of: (one: OrderOfDay) => Cents) => day.reduce((all, one) => all + of(one), 0);
  const chargedInAll = total(({ order, fees }) => chargedCents(order) + (fees?.lateCents ?? 0));
  const refundedCents = total(
    ({ order, fees }) =>
      (order.payment === 'paid' ? order.refundedCents : 0) + (fees?.lateBackCents ?? 0),
  );
  const platformFeeCents = total(({ fees }) => fees?.platformCents ?? 0);
  const providerFeeCents = total(({ fees }) => fees?.providerCents ?? 0);
  return {
    payments: paid.length,
    chargedCents: chargedInAll,
    tipCents: total(({ order }) => chargedTipCents(order)),
    refundedCents,
    platformFeeCents,
    providerFeeCents,
    withoutFee: paid.filter(({ fees }) => (fees?.providerCents ?? null) === null).length,
    netCents: chargedInAll - refundedCents - platformFeeCents - providerFeeCents,
  };
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
  const products = new Map<string, ProductFigure>();
  for (const line of orders.flatMap(({ lines }) => lines)) {
    // A product renamed during the day appears under both names.
    const key = `${line.productId} ${line.name}`;
    const { productId, name } = line;
    const figure = products.get(key) ?? { productId, name, quantity: 0, grossCents: 0 };
    products.set(key, {
      ...figure,
      quantity: figure.quantity + line.quantity,
      grossCents: figure.grossCents + lineGrossCents(line),
    });
  }
  return [...products.values()].toSorted(
    (one, other) => other.grossCents - one.grossCents || one.name.localeCompare(other.name, 'es'),
  );
}

function figuresByVat(orders: readonly Order[]): VatBand[] {
  const bands = new Map<number, VatBand>();
  for (const order of orders) {
    for (const band of orderVatBands(order.lines)) {
      const known = bands.get(band.vatPercent);
      bands.set(band.vatPercent, {
        vatPercent: band.vatPercent,
        grossCents: (known?.grossCents ?? 0) + band.grossCents,
        netCents: (known?.netCents ?? 0) + band.netCents,
        vatCents: (known?.vatCents ?? 0) + band.vatCents,
      });
    }
  }
  return [...bands.values()].toSorted((one, other) => one.vatPercent - other.vatPercent);
}

function servingTimes(day: readonly OrderOfDay[]): DayFigures['serving'] {
  const minutes = day
    .flatMap(({ order, readyAt }) =>
      readyAt === null ? [] : [Math.max(0, Date.parse(readyAt) - Date.parse(order.placedAt))],
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
