import { listTableNames } from '@simplato/contract/staff-endpoints';
import { byZone } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

/** The zones of the restaurant's tables; none while they are not known. */
export function useZones(restaurantId: number): readonly string[] {
  const tables = useQuery({
    queryKey: ['zones', restaurantId],
    queryFn: async () => call(listTableNames),
  });
  const named = (tables.data ?? []).map(({ mesa, zona }) => ({ name: mesa, zone: zona }));
  return byZone(named).flatMap(({ zone }) => (zone === '' ? [] : [zone]));
}
