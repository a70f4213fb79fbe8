import { listOwnOrders, orderFromWire } from '@simplato/contract';
import type { Order } from '@simplato/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { mergeOrders } from '../../api/merge-orders.ts';

/**
 * This visit's orders. List and stream may overtake each other, so whatever comes in is merged with
 * what is known, by version. Nothing of a visit goes away, so joining is enough.
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

/** A single order's news: placed just now, or told by the stream. */
export function learnOwnOrder(queryClient: QueryClient, order: Order): void {
  const { queryKey } = ownOrdersQuery(order.restaurantId);
  // One order is no list: whoever looks at it has the earlier ones to ask for as well.
  if (queryClient.getQueryData(queryKey) === undefined) {
    void queryClient.invalidateQueries({ queryKey });
    return;
  }
  queryClient.setQueryData(queryKey, (known) => mergeOrders(known ?? [], [order]));
}

/** Newest first, as the diner looks for them. */
export function newestFirst(orders: readonly Order[]): Order[] {
  return orders.toSorted((one, other) => other.orderId - one.orderId);
}
