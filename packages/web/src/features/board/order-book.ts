import type { Order, OrderStatus } from '@simplato/domain';
import { createListeners } from '../../listeners.ts';
import { createTickMarks, type TickMark } from './tick-marks.ts';

/**
 * What this board knows about the orders, out of three sources that race each other: the list, the
 * stream and the answers to our own steps. Of two copies of an order the higher version is kept, so
 * none of them can turn the board back, and whatever order they come in gives the same board.
 *
 * A step that is on its way stands beside the truth as an intention: the board shows it as done, and
 * forgetting it puts the order back.
 */
export interface OrderBook {
  /** One order from the stream or from an answer. */
  hear: (order: Order) => void;
  /** To be asked before the list is fetched; see `reconcile`. */
  moment: () => number;
  /** The list of open orders, fetched after `moment` gave this number. */
  reconcile: (open: readonly Order[], moment: number) => void;
  intend: (intention: Intention) => void;
  /** What was meant is done: this is what the server made of it. */
  settle: (order: Order) => void;
  /** What was meant did not happen. */
  forget: (orderId: number) => void;
  /** A line is drawn as ticked, or not, until `unmark` is given the same mark. */
  mark: (tick: TickMark) => void;
  unmark: (tick: TickMark) => void;
  subscribe: (listener: () => void) => () => void;
  /** The orders as they are to be drawn; the same object until something changes. */
  read: () => BookPage;
}

export interface Intention {
  orderId: number;
  /** Where the order stood: once it stands elsewhere, the intention is moot. */
  from: OrderStatus;
  to: OrderStatus;
}

export interface BookPage {
  /** False before the first list. */
  isLoaded: boolean;
  orders: ReadonlyMap<number, Order>;
}

interface Entry {
  order: Order;
  /** Number of the book's own that rises with each thing heard. */
  heardAt: number;
}

export const EMPTY_PAGE: BookPage = { isLoaded: false, orders: new Map() };

export function createOrderBook(): OrderBook {
  const entries = new Map<number, Entry>();
  const intentions = new Map<number, Intention>();
  const ticks = createTickMarks();
  const { subscribe, tell } = createListeners();
  let clock = 0;
  let page = EMPTY_PAGE;

  const keep = (order: Order, heardAt: number) => {
    const known = entries.get(order.orderId);
    // An equal version is the same order: keeping the old object spares its card a drawing.
    const isNewer = known === undefined || order.version > known.order.version;
    entries.set(order.orderId, { order: isNewer ? order : known.order, heardAt });
  };

  const turnPage = (isLoaded: boolean) => {
    const orders = new Map<number, Order>();
    for (const { order } of entries.values()) {
      const shown = ticks.over(withIntention(order, intentions.get(order.orderId)));
      const before = page.orders.get(order.orderId);
      orders.set(order.orderId, before && isSameDrawing(before, shown) ? before : shown);
    }
    page = { isLoaded, orders };
    tell();
  };

  const hear = (order: Order) => {
    clock += 1;
    keep(order, clock);
    turnPage(page.isLoaded);
  };

  return {
    hear,
    moment: () => clock,
    reconcile(open, moment) {
      const listed = new Set(open.map((order) => order.orderId));
      for (const [orderId, entry] of entries) {
        // Not in the list and not heard of since it was asked for: closed while nobody told us.
        if (!listed.has(orderId) && entry.heardAt <= moment) entries.delete(orderId);
      }
      for (const order of open) keep(order, clock);
      turnPage(true);
    },
    intend(intention) {
      intentions.set(intention.orderId, intention);
      turnPage(page.isLoaded);
    },
    settle(order) {
      intentions.delete(order.orderId);
      hear(order);
    },
    forget(orderId) {
      if (intentions.delete(orderId)) turnPage(page.isLoaded);
    },
    mark(tick) {
      ticks.mark(tick);
      turnPage(page.isLoaded);
    },
    unmark(tick) {
      ticks.unmark(tick);
      turnPage(page.isLoaded);
    },
    subscribe,
    read: () => page,
  };
}

function withIntention(order: Order, intention: Intention | undefined): Order {
  return intention?.from === order.status ? { ...order, status: intention.to } : order;
}

/** Whatever the server changes raises the version; what is only meant so far does not. */
function isSameDrawing(one: Order, other: Order): boolean {
  const isSameSight =
    one.status === other.status && one.doneLines.join() === other.doneLines.join();
  return one === other || (one.version === other.version && isSameSight);
}
