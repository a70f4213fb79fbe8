import { loadAsking, queryOptions } from '../../api/answers.ts';

/** The restaurant of this session: the staff's own, or the one at whose table the diner sits. */
export function restaurantQuery(restaurantId: number | null) {
  return queryOptions({
    queryKey: ['restaurant', restaurantId],
    queryFn: async () => (await loadAsking()).fetchRestaurant(),
    staleTime: 10 * 60_000,
    enabled: restaurantId !== null,
  });
}
