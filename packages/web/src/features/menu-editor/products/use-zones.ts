import { byZone } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { tablesOfRoomQuery } from '../../tables/table-queries.ts';

/** The zones of the restaurant's tables; none while they are not known. */
export function useZones(restaurantId: number): readonly string[] {
  const tables = useQuery(tablesOfRoomQuery(restaurantId));
  return byZone(tables.data ?? []).flatMap(({ zone }) => (zone === '' ? [] : [zone]));
}
