import { orderFromWire } from '@simplato/contract';
import { listOwnOrders } from '@simplato/contract/endpoints';
import type { Order } from '@simplato/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/**
 * This visit's orders. List and stream may overtake each other, so whatever arrives is merged by
 * version. Orders of a visit never disappear, so merging is enough.
 */
export function ownOrdersQuery(restaurantId: number | null) {
  return queryOptions({
    queryKey: ['own-orders', restaurantId],
    queryFn: async (): Promise<readonly Order[]> => (await call(listOwnOrders)).map(orderFromWire),
    structuralSharing: (known, incoming) =>
      mergeOrders((known ?? []) as readonly Order[], incoming as readonly Order[]),
    enabled: restaurantId !== null,
  });
}

/** Takes a single order, just placed or from the stream. */
export function syncOwnOrder(queryClient: QueryClient, order: Order): void {
  const { queryKey } = ownOrdersQuery(order.restaurantId);
  // One order is not the whole list: the earlier ones have to be fetched too.
  if (queryClient.getQueryData(queryKey) === undefined) {
    void queryClient.invalidateQueries({ queryKey });
    return;
  }
  queryClient.setQueryData(queryKey, (known) => mergeOrders(known ?? [], [order]));
}

/** Newest first, since diners look for their latest order. */
export function newestFirst(orders: readonly Order[]): Order[] {
  return orders.toSorted((one, other) => other.orderId - one.orderId);
}

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
