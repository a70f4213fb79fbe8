import { orderFromWire } from '@simplato/contract';
import { listOwnOrders } from '@simplato/contract/endpoints';
import type { Order } from '@simplato/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { mergeOrders } from '../../api/merge-orders.ts';

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
