import { listTableNames, listTables } from '@simplato/contract/staff-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** The restaurant's tables with their codes, in natural order. */
export function tablesQuery(restaurantId: number | null) {
  return queryOptions({
    queryKey: ['tables', restaurantId],
    queryFn: async () => await call(listTables),
    enabled: restaurantId !== null,
  });
}

/** The restaurant's tables and their zones, for staff. */
export function tablesOfRoomQuery(restaurantId: number | null) {
  return queryOptions({
    queryKey: ['table-names', restaurantId],
    queryFn: async () =>
      (await call(listTableNames)).map(({ mesa, zona }) => ({ tableName: mesa, zone: zona })),
    enabled: restaurantId !== null,
  });
}
