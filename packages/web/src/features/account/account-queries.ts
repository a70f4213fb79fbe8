import { readClosing, readDiner } from '@simplato/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const dinerAccountQuery = queryOptions({
  queryKey: ['account', 'diner'],
  queryFn: async () => await call(readDiner),
});

/** When closing the house was requested, or null. */
export function closingQuery(restaurantId: number) {
  return queryOptions({
    queryKey: ['closing', restaurantId],
    queryFn: async () => (await call(readClosing)).solicitada,
  });
}
