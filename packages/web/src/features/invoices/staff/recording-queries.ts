import { invoicingFromWire, type InvoicingState } from '@simplato/contract';
import { amendRecords, changeInvoicing, readRecording } from '@simplato/contract/staff-endpoints';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
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

/** Turns VERI*FACTU on; where its chain has stopped, with that one again or with another. */
export function useRecord(restaurantId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (cadena: 'misma' | 'nueva' | null) =>
      invoicingFromWire(
        await call(changeInvoicing, {
          body: { modo: 'verifactu', ...(cadena !== null && { cadena }) },
        }),
      ),
    ...changed(queries, restaurantId),
  });
}

/** Goes on with invoices that the agency is not told of. */
export function useLeaving(restaurantId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      invoicingFromWire(await call(changeInvoicing, { body: { modo: 'facturas' } })),
    ...changed(queries, restaurantId),
  });
}

function changed(queries: QueryClient, restaurantId: number) {
  return {
    onSuccess: (state: InvoicingState) => {
      queries.setQueryData(invoicingQuery(restaurantId).queryKey, state);
      void queries.invalidateQueries(recordingQuery(restaurantId));
    },
    onError: () => void queries.invalidateQueries(invoicingQuery(restaurantId)),
  };
}

/** Has the agency told again of what it did not take. */
export function useAmendment(restaurantId: number) {
  const queries = useQueryClient();
  const { queryKey } = recordingQuery(restaurantId);
  return useMutation({
    mutationFn: async () => call(amendRecords),
    onSuccess: (recording) => queries.setQueryData(queryKey, recording),
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
}
