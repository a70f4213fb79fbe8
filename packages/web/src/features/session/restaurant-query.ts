import {
  kitchenFromWire,
  readRestaurant,
  restaurantFromWire,
  type KitchenNowWire,
} from '@simplato/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** The house of this session: the staff's own, or the one whose table the diner sits at. */
export function restaurantQuery(restaurantId: number | null) {
  return queryOptions({
    queryKey: ['restaurant', restaurantId],
    queryFn: async () => restaurantFromWire(await call(readRestaurant)),
    staleTime: 10 * 60_000,
    enabled: restaurantId !== null,
  });
}

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
