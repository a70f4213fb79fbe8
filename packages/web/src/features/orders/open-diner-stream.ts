import { streamOwnOrders } from '@simplato/contract/endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { openOrderStream, type OrderStreamState } from '../../api/order-stream.ts';
import { retryUntilDone } from '../../retry.ts';
import { syncRestaurant } from '../restaurant/sync-restaurant.ts';
import { placeQuery } from '../place/place-query.ts';
import { syncTab } from '../place/sync-tab.ts';
import { syncOwnOrder, ownOrdersQuery } from './own-orders-query.ts';

interface DinerStreamOptions {
  queryClient: QueryClient;
  restaurantId: number;
  onMenuChange: () => Promise<void>;
  onState: (state: OrderStreamState) => void;
}

/** Returns the function that closes it. */
export function openDinerStream({
  queryClient,
  restaurantId,
  onMenuChange,
  onState,
}: DinerStreamOptions): () => void {
  const { queryKey } = ownOrdersQuery(restaurantId);
  const place = placeQuery(restaurantId);
  const askAgain = async () =>
    Promise.all(
      [queryKey, place.queryKey].map(async (key) =>
        queryClient.invalidateQueries({ queryKey: key }, { throwOnError: true }),
      ),
    );
  let menuVersion: number | null = null;
  let isClosed = false;
  const close = openOrderStream(streamOwnOrders, {
    onOrder: (order) => syncOwnOrder(queryClient, order),
    onTable: () => void queryClient.invalidateQueries({ queryKey: place.queryKey }),
    onTab: (tab) => syncTab(queryClient, restaurantId, tab),
    onRestaurant: (restaurant) => syncRestaurant(queryClient, restaurantId, restaurant),
    onMenu: (version) => {
      if (version === menuVersion) return;
      menuVersion = version;
      // The stream does not say it again: a reading that fails would leave the old menu for good.
      void retryUntilDone(async () => {
        if (!isClosed && version === menuVersion) await onMenuChange();
      });
    },
    onOpen: async () => {
      // A list requested before the stream was connected may miss what happened in between.
      await queryClient.cancelQueries({ queryKey });
      await queryClient.cancelQueries({ queryKey: place.queryKey });
      await askAgain();
    },
    onState: (state) => {
      onState(state);
      // A stream does not report why it is down; a call does: the session may have ended.
      if (state.status === 'down') askAgain().catch(() => undefined);
    },
  });
  return () => {
    isClosed = true;
    close();
  };
}
