import type { CallWire, TabNewsWire } from '@simplato/contract';
import type { QueryClient } from '@tanstack/react-query';
import { callFromWire, tabFromWire } from '../../api/read-place.ts';
import { currentSession } from '../session/session-store.ts';
import { keepOwnTab } from './own-tab-store.ts';
import { placeQuery } from './place-query.ts';

/** Takes a tab of this phone, from the stream or from the answer to what it has just done. */
export function syncTab(queryClient: QueryClient, restaurantId: number, wire: TabNewsWire): void {
  const { queryKey } = placeQuery(restaurantId);
  const tab = tabFromWire(wire);
  queryClient.setQueryData(queryKey, (known) => ({
    isVerified: known?.isVerified ?? true,
    tab,
    openSince: null,
    isWaiting: false,
  }));
  keepOwnTab(tab.isClosed ? null : tab.tabId);
  // Only the server knows whether the next party is there by now, or sets the new table's cookie.
  if (tab.isClosed || tab.tableName !== currentSession().tableName) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

/** Takes the answer about a call; what else has changed of its tab follows by the stream. */
export function syncCall(queryClient: QueryClient, restaurantId: number, wire: CallWire): void {
  const { queryKey } = placeQuery(restaurantId);
  queryClient.setQueryData(queryKey, (known) => {
    if (known?.tab?.tabId !== wire.idcuenta) return known;
    const others = known.tab.calls.filter(({ callId }) => callId !== wire.idllamada);
    const calls = wire.terminada === null ? [...others, callFromWire(wire)] : others;
    return { ...known, tab: { ...known.tab, calls } };
  });
}
