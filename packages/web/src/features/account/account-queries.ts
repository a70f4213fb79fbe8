import { readDiner } from '@simplato/contract/account-endpoints';
import {
  type endDinerSessions,
  type listDinerSessions,
} from '@simplato/contract/account-endpoints';
import {
  type endStaffSessions,
  type listStaffSessions,
  readClosing,
} from '@simplato/contract/staff-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const dinerAccountQuery = queryOptions({
  queryKey: ['account', 'diner'],
  queryFn: async () => await call(readDiner),
});

/** When closing the restaurant was requested, or null. */
export function closingQuery(restaurantId: number) {
  return queryOptions({
    queryKey: ['closing', restaurantId],
    queryFn: async () => (await call(readClosing)).solicitada,
  });
}

/** The calls about one's own sessions, which staff and diners have at different addresses. */
export interface SessionCalls {
  list: typeof listStaffSessions | typeof listDinerSessions;
  end: typeof endStaffSessions | typeof endDinerSessions;
  /** The id in the ContentCheck of both. */
  checkId: number;
}

/** Keyed by name too: on a shared tablet somebody else may log in next. */
export function ownSessionsQuery({ list, checkId }: SessionCalls, userName: string | null) {
  return queryOptions({
    queryKey: ['own-sessions', list.path, checkId, userName],
    queryFn: async () => await call(list),
  });
}
