import type { Order } from '@simplato/domain';

/**
 * Merges two views of the same orders, a list and a stream, in whichever order they arrive: of two
 * copies, the one with the higher version is newer. Returns `known` itself when nothing changed, so
 * that nothing is re-rendered. Keeps the order of first appearance; the screen sorts.
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
