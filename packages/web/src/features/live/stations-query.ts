import { stationFromWire } from '@simplato/contract';
import { readStations } from '@simplato/contract/staff-endpoints';
import type { Station } from '@simplato/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** The stations of the restaurant's kitchen, in its order. */
export function stationsQuery(restaurantId: number) {
  return queryOptions({
    queryKey: ['stations', restaurantId],
    queryFn: async (): Promise<Station[]> =>
      (await call(readStations)).partidas.map(stationFromWire),
    // The stream invalidates them when they change, and each time it connects.
    staleTime: Infinity,
  });
}
