import { promiseFromWire } from '@simplato/contract';
import { readWaits } from '@simplato/contract/endpoints';
import type { OrderPromise } from '@simplato/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** The kitchen goes on: what is shown is never older than this. */
const FRESH_MS = 30_000;
/** As many as the server takes. */
const MOST_UNITS = 200;

/**
 * When products would be ready if they were ordered now, all together; each is given as often as it is
 * wanted. Null where nothing is promised, or less than the kitchen itself says.
 */
export function waitsQuery(
  restaurantId: number | null,
  productIds: readonly number[],
  delayMinutes: number | null,
) {
  const productos = productIds.join(',');
  return queryOptions({
    queryKey: ['waits', restaurantId, productos, delayMinutes],
    queryFn: async (): Promise<OrderPromise | null> => {
      const { espera } = await call(readWaits, { query: { productos } });
      return espera && promiseFromWire(espera);
    },
    refetchInterval: FRESH_MS,
    staleTime: FRESH_MS,
    retry: false,
    enabled: restaurantId !== null && productIds.length > 0 && productIds.length <= MOST_UNITS,
  });
}
