import type { AreaWire, QueryOf, WithSchemas } from '@simplato/contract';
import { listAudit } from '@simplato/contract/staff-endpoints';
import { isDate } from '@simplato/domain';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** The filter of the page; empty values mean everything. */
export interface AuditFilter {
  day: string;
  area: AreaWire | '';
}

export const NO_FILTER: AuditFilter = { day: '', area: '' };

/** Parameter names in the address, the same as in the call. */
export const WORDS_IN_ADDRESS = { day: 'dia', area: 'area' } as const;

export function auditQuery(restaurantId: number | null, { day, area }: AuditFilter) {
  // An incomplete date is ignored.
  const wanted: Partial<Record<keyof QueryOf<WithSchemas<typeof listAudit>>, string>> = {
    ...(isDate(day) ? { dia: day } : {}),
    ...(area === '' ? {} : { area }),
  };
  return infiniteQueryOptions({
    queryKey: ['audit', restaurantId, wanted],
    queryFn: async ({ pageParam }) =>
      call(listAudit, {
        query: { ...wanted, ...(pageParam === null ? {} : { antes: String(pageParam) }) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    placeholderData: keepPreviousData,
    enabled: restaurantId !== null,
  });
}
