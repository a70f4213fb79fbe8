import { isCharged, type Order, type OrderLine } from '../orders/order.ts';
import { placedCents } from '../orders/removals.ts';
import { goesToKitchen } from '../payments/payment-status.ts';
import { spreadCents, type Cents } from '../money/money.ts';
import { isStuck } from '../payments/stray-payment.ts';
import {
  isRunning,
  sumOfShares,
  type ClaimableTab,
  type Division,
  type ProductShare,
} from './share.ts';
import {
  claimedCents,
  forgivenCents,
  isStanding,
  takenProducts,
  type OrderPayment,
  type TabDivision,
  type TabMoney,
  type TabPayment,
} from './tab-payment.ts';
import type { TabTotals } from './tab.ts';

type Counted = Pick<Order, 'status' | 'payment' | 'totalCents' | 'tipCents' | 'refundedCents'> & {
  lines: readonly Pick<OrderLine, 'removed' | 'unitGrossCents'>[];
};

type PaidOrder = Omit<Counted, 'lines'> &
  Pick<Order, 'orderId' | 'stray'> & {
    lines: readonly Pick<OrderLine, 'quantity' | 'removed' | 'unitGrossCents'>[];
  };

type PaidOfTab = Pick<TabPayment, 'state' | 'products' | 'onAccountCents' | 'goodwillCents'>;

interface DividedMoney {
  payments: readonly (PaidOfTab & Pick<TabPayment, 'startedAt'>)[];
  division: TabDivision | null;
}

/** Cancelled orders do not count; one that waits for its own online payment does once it is paid. */
export function countsInTab({ status, payment }: Pick<Order, 'status' | 'payment'>): boolean {
  return status !== 'cancelled' && goesToKitchen(payment);
}

/** Whether shares of it can be claimed: nobody has paid it as a whole when placing it. */
export function isClaimable(order: Pick<Order, 'status' | 'payment'>): boolean {
  return countsInTab(order) && order.payment !== 'paid';
}

/**
 * What a tab costs, what has been paid, what is being paid and what is due. What its restaurant gave
 * back of an online payment lowers price and payment alike, the tip last.
 */
export function tabTotals(
  orders: readonly Counted[],
  payments: readonly PaidOfTab[] = [],
): TabTotals {
  const counting = orders.filter(countsInTab).map((order) => {
    const isPaid = order.payment === 'paid';
    const keptCents = isPaid ? keptOf(order) : order.totalCents;
    return { totalCents: keptCents, paidCents: isPaid ? keptCents : 0 };
  });
  const standing = payments.filter(isStanding);
  const goodwillCents = sum(standing.map(forgivenCents));
  const totalCents = sum(counting.map((one) => one.totalCents)) - goodwillCents;
  const paidCents =
    sum(counting.map((one) => one.paidCents)) + sum(standing.map(claimedCents)) - goodwillCents;
  const reservedCents = sum(
    payments.filter(({ state }) => state === 'open').map((one) => claimedCents(one)),
  );
  return { totalCents, paidCents, reservedCents, dueCents: totalCents - paidCents };
}

/** Of an order that was paid by itself. What gives back units that were taken off lowers the price once. */
function keptOf(order: Counted): Cents {
  return Math.max(0, Math.min(order.totalCents, placedCents(order) - order.refundedCents));
}

/**
 * The payments of a tab, the oldest first: of its shares, and of orders that were paid by themselves, as
 * their tab counts them. `orders` are those of the tab with the members who placed them.
 */
export function allPayments(
  orders: readonly { order: PaidOrder; memberId: number | null }[],
  { payments, ofOrders }: Pick<TabMoney, 'payments' | 'ofOrders'>,
): TabPayment[] {
  const own = orders.flatMap((one) =>
    paymentsOfOrder(
      one,
      ofOrders.filter(({ orderId }) => orderId === one.order.orderId),
    ),
  );
  return [...payments, ...own].toSorted((one, other) => one.paymentNumber - other.paymentNumber);
}

function paymentsOfOrder(
  { order, memberId }: { order: PaidOrder; memberId: number | null },
  came: readonly OrderPayment[],
): TabPayment[] {
  // What the provider will not return is of the newest of which something is left.
  const stuck = isStuck(order)
    ? came.findLast((one) => one.chargedCents > one.refundedCents + one.returningCents)
    : undefined;
  return came.map((payment) => {
    const keptCents = !payment.isLate && countsInTab(order) ? keptOf(order) : 0;
    const owedBackCents = payment === stuck ? (order.stray?.amountCents ?? 0) : 0;
    const amountCents = Math.max(0, payment.chargedCents - order.tipCents);
    const paid = keptCents > 0 ? 'paid' : 'returned';
    const { isLate: _late, ...shown } = payment;
    return {
      ...shown,
      memberId,
      form: 'online',
      state: owedBackCents > 0 ? 'owed-back' : paid,
      isProcessing: false,
      ended: null,
      amountCents,
      tipCents: payment.chargedCents - amountCents,
      products: keptCents > 0 ? unitsOf(order) : [],
      onAccountCents: 0,
      owedBackCents,
      goodwillCents: keptCents > 0 ? order.totalCents - keptCents : 0,
      takenBy: '',
    };
  });
}

function unitsOf({ orderId, lines }: PaidOrder): ProductShare[] {
  return lines.flatMap(({ quantity, unitGrossCents }, index) =>
    Array.from({ length: quantity }, (_unit, at) => {
      const line = { orderId, lineNumber: index + 1, unit: at + 1 };
      return { ...line, parts: 1, part: 1, cents: unitGrossCents };
    }),
  );
}

/** What of a tab can be claimed now. */
export function claimableTab(
  orders: readonly { order: Order; lineMembers: readonly (number | null)[] }[],
  money: DividedMoney,
): ClaimableTab {
  const { payments } = money;
  const all = orders.map(({ order }) => order);
  const totals = tabTotals(all, payments);
  return {
    lines: orders
      .filter(({ order }) => isClaimable(order))
      .flatMap(({ order: { orderId, lines }, lineMembers }) =>
        lines.map((line, index) => ({
          orderId,
          lineNumber: index + 1,
          memberId: lineMembers[index] ?? null,
          units: isCharged(line) ? line.quantity : 0,
          unitGrossCents: line.unitGrossCents,
        })),
      )
      .filter(({ units }) => units > 0),
    taken: takenProducts(payments),
    division: divisionNow(all, money),
    dueCents: totals.dueCents,
    openCents: openCents(totals),
  };
}

/**
 * How a tab is divided now: it is over once everything ordered until then was paid, in whatever way. What
 * is ordered afterwards can be divided anew.
 */
export function divisionNow(
  orders: readonly Pick<Order, 'placedAt' | 'status' | 'payment' | 'totalCents'>[],
  { payments, division }: DividedMoney,
): Division | null {
  if (division === null || !isRunning(division)) return null;
  const ordered = orders.filter(isClaimable).map(({ placedAt, totalCents: cents }) => {
    return { at: Date.parse(placedAt), cents };
  });
  const paid = payments.filter(isStanding).map((payment) => {
    return { at: Date.parse(payment.startedAt), cents: claimedCents(payment) };
  });
  const sumUntil = (until: number, all: readonly { at: number; cents: Cents }[]) =>
    sum(all.filter(({ at }) => at <= until).map(({ cents }) => cents));
  const isOver = paid.some(
    ({ at }) => at >= Date.parse(division.begunAt) && sumUntil(at, paid) >= sumUntil(at, ordered),
  );
  return isOver ? null : division;
}

/** What is due and in nobody's payment. */
export function openCents({ dueCents, reservedCents }: TabTotals): number {
  return dueCents - reservedCents;
}

/** What its tab says of an order's money. */
export type OrderMoneyOfTab = Pick<Order, 'leftCents' | 'refundedCents'>;

/** An order as its tab has it: of one that is paid by itself, the tab says nothing new. */
export function withMoneyOfTab(order: Order, money: OrderMoneyOfTab | undefined): Order {
  if (order.payment !== 'unpaid' || !money) return order;
  const { leftCents, refundedCents } = money;
  return { ...order, leftCents, refundedCents };
}

/**
 * What is left to pay of orders of a tab, and what of their payments was given back, by their ids. A
 * share pays its own order; what was paid on account pays none in particular, and all of them once
 * nothing is due.
 */
export function moneyOfOrders(
  orders: readonly (Counted & Pick<Order, 'orderId'>)[],
  payments: readonly PaidOfTab[],
): Map<number, OrderMoneyOfTab> {
  const { dueCents } = tabTotals(orders, payments);
  const standing = payments.filter(isStanding);
  const ofOrder = orders.map(({ orderId }) =>
    standing.map(({ products }) => sumOfShares(products.filter((one) => one.orderId === orderId))),
  );
  const paid = ofOrder.map(sum);
  const claimable = orders.map(isClaimable);
  const unpicked = orders.map(({ totalCents }, index) =>
    claimable[index] ? Math.max(0, totalCents - (paid[index] ?? 0)) : 0,
  );
  // Each payment gives back of all that it pays alike.
  const parts = standing.map((payment, at) =>
    spreadCents(forgivenCents(payment), [
      ...ofOrder.map((cents) => cents[at] ?? 0),
      payment.onAccountCents,
    ]),
  );
  const onAccount = dueCents > 0 ? 0 : sum(parts.map((one) => one.at(-1) ?? 0));
  const ofAccount = spreadCents(Math.min(onAccount, sum(unpicked)), unpicked);
  return new Map(
    orders.map(({ orderId, refundedCents }, index) => {
      if (!claimable[index]) return [orderId, { leftCents: 0, refundedCents }];
      const leftCents = Math.min(unpicked[index] ?? 0, Math.max(0, dueCents));
      const ofShares = sum(parts.map((one) => one[index] ?? 0));
      return [orderId, { leftCents, refundedCents: ofShares + (ofAccount[index] ?? 0) }];
    }),
  );
}

function sum(cents: readonly Cents[]): Cents {
  return cents.reduce((all, one) => all + one, 0);
}
