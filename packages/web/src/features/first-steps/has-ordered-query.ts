import { listHistory } from '@simplato/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** The number of each restaurant's first order. */
const FIRST_ORDER = '1';

/** Whether the restaurant has ever had an order. Once true, it is not requested again. */
export function hasOrderedQuery(restaurantId: number) {
  return queryOptions({
    queryKey: ['has-ordered', restaurantId],
    queryFn: async () => {
      const { pedidos } = await call(listHistory, { query: { numero: FIRST_ORDER } });
      return pedidos.length > 0;
    },
    staleTime: ({ state }) => (state.data ? Infinity : 0),
    gcTime: Infinity,
  });
}
