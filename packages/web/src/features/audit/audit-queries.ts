import { type AreaWire, listAudit, type QueryOf } from '@simplato/contract';
import { isDate } from '@simplato/domain';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** What is chosen on the page; an empty text asks for everything. */
export interface AuditFilter {
  day: string;
  area: AreaWire | '';
}

export const NO_FILTER: AuditFilter = { day: '', area: '' };

/** How the address calls them: as the call does. */
export const WORDS_IN_ADDRESS = { day: 'dia', area: 'area' } as const;

export function auditQuery(restaurantId: number | null, { day, area }: AuditFilter) {
  // Half a date asks for nothing yet.
  const wanted: Partial<Record<keyof QueryOf<typeof listAudit>, string>> = {
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
