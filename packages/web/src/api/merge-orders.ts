import type { Order } from '@simplato/domain';

/**
 * Joins two views of the same orders, a list and a stream, whichever comes late: of two copies the
 * one with the higher version is the newer. Answers `known` itself when nothing is news, so that
 * nothing is drawn again. Order of first appearance; the screen sorts.
 */
export function mergeOrders(known: readonly Order[], incoming: readonly Order[]): readonly Order[] {
  const newest = new Map(known.map((order) => [order.orderId, order]));
  let hasNews = false;
  for (const order of incoming) {
    const have = newest.get(order.orderId);
    if (have && have.version >= order.version) continue;
    newest.set(order.orderId, order);
    hasNews = true;
  }
  return hasNews ? [...newest.values()] : known;
}
