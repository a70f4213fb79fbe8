import { kitchenFromWire, type KitchenNowWire } from '@simplato/contract';
import type { QueryClient } from '@tanstack/react-query';
import { restaurantQuery } from './restaurant-query.ts';

/** A stream's word on the house: its kitchen and how it is paid at once, and the rest read again when it has changed. */
export function learnHouse(
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
