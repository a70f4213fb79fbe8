import {
  closedShiftFromWire,
  reportFromWire,
  tillFromWire,
  type TillWire,
} from '@simplato/contract';
import {
  listShifts,
  listStaff,
  readShift,
  readShiftSoFar,
  readTill,
} from '@simplato/contract/staff-endpoints';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Others charge meanwhile, and open and close the till. */
const LOOK_AGAIN_MS = 15_000;

export function tillQuery(restaurantId: number) {
  return queryOptions({
    queryKey: ['till', restaurantId],
    queryFn: async () => tillFromWire(await call(readTill)),
    refetchInterval: LOOK_AGAIN_MS,
  });
}

/** X. Once the drawer is counted it is another one, with all that is cash. */
export function soFarQuery(restaurantId: number, shiftNumber: number, isCounted: boolean) {
  return queryOptions({
    queryKey: ['till-so-far', restaurantId, shiftNumber, isCounted],
    queryFn: async () => reportFromWire(await call(readShiftSoFar)),
    refetchInterval: LOOK_AGAIN_MS,
  });
}

/** Shows the till as a call has answered it; what it took is read again. */
export function useShowTill(restaurantId: number): (till: TillWire) => void {
  const queries = useQueryClient();
  return (till) => {
    queries.setQueryData(tillQuery(restaurantId).queryKey, tillFromWire(till));
    void queries.invalidateQueries({ queryKey: ['till-so-far', restaurantId] });
  };
}

/** Reads the till again: a shift was opened or closed, perhaps by somebody else. */
export function useReadTillAgain(restaurantId: number): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of ['till', 'shifts']) {
      void queries.invalidateQueries({ queryKey: [key, restaurantId] });
    }
  };
}

export function shiftsQuery(restaurantId: number) {
  return infiniteQueryOptions({
    queryKey: ['shifts', restaurantId],
    queryFn: async ({ pageParam }) =>
      call(listShifts, pageParam === null ? {} : { query: { antes: String(pageParam) } }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });
}

/** A Z never changes. */
export function shiftQuery(restaurantId: number, shiftNumber: number) {
  return queryOptions({
    queryKey: ['shift', restaurantId, shiftNumber],
    queryFn: async () =>
      closedShiftFromWire(await call(readShift, { params: { numero: shiftNumber } })),
    staleTime: Infinity,
  });
}

export function staffNamesQuery(restaurantId: number) {
  return queryOptions({
    queryKey: ['staff-names', restaurantId],
    queryFn: async () =>
      (await call(listStaff)).flatMap(({ nombreusuario }) => nombreusuario ?? []),
  });
}
