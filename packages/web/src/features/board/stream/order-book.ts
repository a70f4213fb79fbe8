import {
  withMoneyOfTab,
  type Order,
  type OrderMoneyOfTab,
  type OrderStatus,
} from '@simplato/domain';
import { createEmitter } from '../../../emitter.ts';
import { createOrderMarks } from './order-marks.ts';
import type { MarkTap } from './unsent-taps.ts';

/**
 * What this board knows about the orders, from three concurrent sources: the list, the stream and
 * the answers to our own calls. Of two copies of an order the higher version wins, so no source can
 * set the board back, and any order of arrival gives the same result.
 *
 * A step in progress is kept as an intention next to the server's state: the board shows it as
 * done, and forgetting it restores the order.
 */
export interface OrderBook {
  /** Takes an order from the stream or from an answer. */
  hear: (order: Order) => void;
  /** Takes what their tab says of the money of orders. */
  hearMoney: (money: ReadonlyMap<number, OrderMoneyOfTab>) => void;
  /** To be called before fetching the list; see `reconcile`. */
  moment: () => number;
  /** Takes the list of the board's orders, fetched after `moment` returned this number. */
  reconcile: (listed: readonly Order[], moment: number) => void;
  /** The same of orders that are not all: the others stay. */
  merge: (listed: readonly Order[], moment: number) => void;
  intend: (intention: Intention) => void;
  /** The intended step is done; `order` is the server's result. */
  settle: (order: Order) => void;
  /** The intended step failed. */
  forget: (orderId: number) => void;
  /** Shows a line as ticked, or not, or a course as changed, until `unmark` is called with the same mark. */
  mark: (tap: MarkTap) => void;
  unmark: (tap: MarkTap) => void;
  subscribe: (listener: () => void) => () => void;
  /** The orders as displayed; the same object until something changes. */
  read: () => BookPage;
}

export interface Intention {
  orderId: number;
  /** The status the order had: once the server reports another, the intention is void. */
  from: OrderStatus;
  to: OrderStatus;
  /** When it was meant: from then on a ready order is at the pass. */
  at: string;
}

export interface BookPage {
  /** False before the first list. */
  isLoaded: boolean;
  orders: ReadonlyMap<number, Order>;
}

interface Entry {
  order: Order;
  /** The book's own counter, which increases with everything it takes in. */
  receivedAt: number;
}

export const EMPTY_PAGE: BookPage = { isLoaded: false, orders: new Map() };

export function createOrderBook(): OrderBook {
  const entries = new Map<number, Entry>();
  const intentions = new Map<number, Intention>();
  const marks = createOrderMarks();
  const { subscribe, emit } = createEmitter();
  /** By order; an order's own event does not say it. */
  const money = new Map<number, { told: OrderMoneyOfTab; heardAt: number }>();
  let clock = 0;
  let page = EMPTY_PAGE;

  const keep = (order: Order, receivedAt: number) => {
    const known = entries.get(order.orderId);
    // An equal version is the same order; keeping the old object avoids a re-render of its card.
    const isNewer = known === undefined || order.version > known.order.version;
    entries.set(order.orderId, { order: isNewer ? order : known.order, receivedAt });
  };

  const rebuild = (isLoaded: boolean) => {
    const orders = new Map<number, Order>();
    for (const { order: known } of entries.values()) {
      const order = withMoneyOfTab(known, money.get(known.orderId)?.told);
      const shown = withIntention(order, marks.over(order), intentions.get(order.orderId));
      const before = page.orders.get(order.orderId);
      orders.set(order.orderId, before && isSameDrawing(before, shown) ? before : shown);
    }
    page = { isLoaded, orders };
    emit();
  };

  const hear = (order: Order) => {
    clock += 1;
    keep(order, clock);
    rebuild(page.isLoaded);
  };

  const merge = (listed: readonly Order[], moment: number) => {
    for (const order of listed) {
      keep(order, clock);
      const { orderId, leftCents, refundedCents } = order;
      if ((money.get(orderId)?.heardAt ?? 0) > moment) continue;
      if (leftCents === null) money.delete(orderId);
      else money.set(orderId, { told: { leftCents, refundedCents }, heardAt: clock });
    }
    rebuild(true);
  };

  return {
    hear,
    merge,
    hearMoney(ofOrders) {
      clock += 1;
      for (const [orderId, told] of ofOrders) money.set(orderId, { told, heardAt: clock });
      rebuild(page.isLoaded);
    },
    moment: () => clock,
    reconcile(listed, moment) {
      const ids = new Set(listed.map((order) => order.orderId));
      for (const [orderId, entry] of entries) {
        // Neither in the list nor reported since it was requested: it was closed without our
        // noticing.
        if (!ids.has(orderId) && entry.receivedAt <= moment) entries.delete(orderId);
      }
      merge(listed, moment);
    },
    intend(intention) {
      intentions.set(intention.orderId, intention);
      rebuild(page.isLoaded);
    },
    settle(order) {
      intentions.delete(order.orderId);
      hear(order);
    },
    forget(orderId) {
      if (intentions.delete(orderId)) rebuild(page.isLoaded);
    },
    mark(tap) {
      marks.mark(tap);
      rebuild(page.isLoaded);
    },
    unmark(tap) {
      marks.unmark(tap);
      rebuild(page.isLoaded);
    },
    subscribe,
    read: () => page,
  };
}

/** A step follows from what the server knows, or from what was marked here before it. */
function withIntention(order: Order, marked: Order, intention: Intention | undefined): Order {
  if (!intention || ![order.status, marked.status].includes(intention.from)) return marked;
  const { to, at } = intention;
  return { ...marked, status: to, readyAt: to === 'ready' ? at : null };
}

/** Every change on the server raises the version; intentions do not. */
function isSameDrawing(one: Order, other: Order): boolean {
  const isSameSight =
    one.status === other.status &&
    one.leftCents === other.leftCents &&
    one.refundedCents === other.refundedCents &&
    one.doneLines.join() === other.doneLines.join() &&
    timesOf(one) === timesOf(other);
  return one === other || (one.version === other.version && isSameSight);
}

function timesOf({ courses }: Order): string {
  return courses.map(({ firedAt, servedAt }) => `${firedAt} ${servedAt}`).join();
}
