import type { Order } from '@simplato/domain';

/**
 * Which orders are new to this device: they came to "en curso" and nobody has touched them yet. Firing a course
 * of one elsewhere begins it, and says nothing of what this screen has to make.
 * Kept in the device's storage, so that a reload at the wrong moment does not hide an order.
 */
export interface Arrivals {
  /** Every order noticed on the board, touched or not. */
  known: readonly number[];
  /** Those that ring until somebody touches them. */
  fresh: readonly number[];
}

/**
 * `before` is null on a device that has never shown this restaurant's board: then no order counts as
 * new.
 */
export function admit(before: Arrivals | null, board: readonly Order[]): Arrivals {
  const known = new Set(before?.known);
  const wasFresh = new Set(before?.fresh);
  const isFresh = (order: Order) => {
    if (before === null) return false;
    const { orderId, status } = order;
    if (status === 'received') return wasFresh.has(orderId) || !known.has(orderId);
    return status === 'preparing' && wasFresh.has(orderId) && wasFiredLater(order);
  };
  return keepIfSame(before, {
    known: board.map((order) => order.orderId),
    fresh: board.filter(isFresh).map((order) => order.orderId),
  });
}

function wasFiredLater({ courses, placedAt }: Order): boolean {
  return courses.some(({ firedAt }) => firedAt !== null && firedAt !== placedAt);
}

export function touch(arrivals: Arrivals, orderId: number): Arrivals {
  if (!arrivals.fresh.includes(orderId)) return arrivals;
  return { ...arrivals, fresh: arrivals.fresh.filter((fresh) => fresh !== orderId) };
}

export function touchAll(arrivals: Arrivals): Arrivals {
  return arrivals.fresh.length === 0 ? arrivals : { ...arrivals, fresh: [] };
}

function keepIfSame(before: Arrivals | null, after: Arrivals): Arrivals {
  const isSame =
    before !== null &&
    before.known.join() === after.known.join() &&
    before.fresh.join() === after.fresh.join();
  return isSame ? before : after;
}
