import { readRestaurant, restaurantFromWire } from '@simplato/contract';
import { queryOptions } from '@tanstack/react-query';
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
