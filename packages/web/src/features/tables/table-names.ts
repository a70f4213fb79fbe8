import { listTableNames } from '@simplato/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** The names of the restaurant's tables, for staff. */
export function tableNamesQuery(restaurantId: number | null) {
  return queryOptions({
    queryKey: ['table-names', restaurantId],
    queryFn: async () => (await call(listTableNames)).map(({ mesa }) => mesa),
    enabled: restaurantId !== null,
  });
}
