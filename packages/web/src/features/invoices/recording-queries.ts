import { invoicingFromWire } from '@simplato/contract';
import { changeInvoicing, readRecording } from '@simplato/contract/staff-endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { invoicingQuery } from './invoice-queries.ts';

const LOOK_AGAIN_MS = 60_000;

export function recordingQuery(restaurantId: number) {
  return queryOptions({
    queryKey: ['recording', restaurantId],
    queryFn: async () => call(readRecording),
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

/** Turns VERI*FACTU on; with a new chain, where the old one cannot go on. */
export function useRecord(restaurantId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (chain: 'old' | 'new') =>
      invoicingFromWire(
        await call(changeInvoicing, {
          body: { modo: 'verifactu', ...(chain === 'new' ? { cadena: 'nueva' as const } : {}) },
        }),
      ),
    onSuccess: (state) => {
      queries.setQueryData(invoicingQuery(restaurantId).queryKey, state);
      void queries.invalidateQueries(recordingQuery(restaurantId));
    },
    onError: () => void queries.invalidateQueries(invoicingQuery(restaurantId)),
  });
}
