import { kitchenFromWire, type KitchenNowWire } from '@simplato/contract';
import { streamOrders } from '@simplato/contract/staff-endpoints';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { kitchenWatchQuery } from './kitchen/kitchen-watch-query.ts';
import { restaurantQuery } from './restaurant-query.ts';
import { openOrderStream } from '../../api/order-stream.ts';

/**
 * Applies a stream's event about the restaurant: kitchen and payment settings at once, and the rest is
 * reloaded if its version has changed.
 */
export function syncRestaurant(
  queryClient: QueryClient,
  restaurantId: number,
  now: KitchenNowWire,
): void {
  const { queryKey } = restaurantQuery(restaurantId);
  const known = queryClient.getQueryData(queryKey);
  if (known) {
    queryClient.setQueryData(queryKey, {
      ...known,
      kitchen: kitchenFromWire(now),
      paysOnline: now.pagoonline,
      chargedAccountId: now.stripeAccountId,
      takesTips: now.propinas,
    });
  }
  // Older servers do not say it.
  queryClient.setQueryData(kitchenWatchQuery(restaurantId).queryKey, now.cocinamira ?? true);
  if (known?.version !== now.version) void queryClient.invalidateQueries({ queryKey });
}

/** The restaurant as it is now, also when somebody else changes it; for a page that follows no orders. */
export function useRestaurantSync(restaurantId: number | null): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (restaurantId === null) return;
    return openOrderStream(streamOrders, {
      onRestaurant: (restaurant) => syncRestaurant(queryClient, restaurantId, restaurant),
      onOrder: () => undefined,
      onState: () => undefined,
    });
  }, [restaurantId, queryClient]);
}
