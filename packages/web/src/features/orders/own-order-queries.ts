import { listOwnOrders, orderFromWire, streamOwnOrders } from '@simplato/contract';
import type { Order } from '@simplato/domain';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { mergeOrders } from '../../api/merge-orders.ts';
import { openOrderStream, type OrderStreamState } from '../../api/order-stream.ts';

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
  queryClient.setQueryData(ownOrdersQuery(order.restaurantId).queryKey, (known) =>
    mergeOrders(known ?? [], [order]),
  );
}

/** Newest first, as the diner looks for them. */
export function newestFirst(orders: readonly Order[]): Order[] {
  return orders.toSorted((one, other) => other.orderId - one.orderId);
}

const CONNECTING: OrderStreamState = { status: 'connecting', lastWordAt: null };

/** Keeps the orders live while the screen that calls it is shown, and says how the line is. */
export function useLiveOwnOrders(restaurantId: number | null): OrderStreamState {
  const queryClient = useQueryClient();
  const [line, setLine] = useState(CONNECTING);

  useEffect(() => {
    if (restaurantId === null) return;
    const { queryKey } = ownOrdersQuery(restaurantId);
    return openOrderStream(streamOwnOrders, {
      onOrder: (order) => learnOwnOrder(queryClient, order),
      onOpen: () => void queryClient.invalidateQueries({ queryKey }),
      onState: setLine,
    });
  }, [restaurantId, queryClient]);

  return line;
}
