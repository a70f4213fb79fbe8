import { kitchenFromWire, type KitchenNowWire } from '@simplato/contract';
import type { QueryClient } from '@tanstack/react-query';
import { restaurantQuery } from './restaurant-query.ts';

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
      takesTips: now.propinas,
    });
  }
  if (known?.version !== now.version) void queryClient.invalidateQueries({ queryKey });
}
