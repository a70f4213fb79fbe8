import { loadQueryClient, queryOptions } from '../../first-view/hydrated-queries.ts';

/** The restaurant of this session: the staff's own, or the one at whose table the diner sits. */
export function restaurantQuery(restaurantId: number | null) {
  return queryOptions({
    queryKey: ['restaurant', restaurantId],
    queryFn: async () => (await loadQueryClient()).fetchRestaurant(),
    staleTime: 10 * 60_000,
    enabled: restaurantId !== null,
  });
}
