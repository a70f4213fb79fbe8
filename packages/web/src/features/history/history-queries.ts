import { dayFiguresFromWire, orderFromWire } from '@simplato/contract';
import { listHistory, readDay } from '@simplato/contract/endpoints';
import type { Order } from '@simplato/domain';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { type HistoryFilter, queryOf } from './history-filter.ts';

interface HistoryPageOfOrders {
  orders: readonly Order[];
  next: number | null;
}

async function readPage(
  filter: HistoryFilter,
  before: number | null,
): Promise<HistoryPageOfOrders> {
  const { pedidos, siguiente } = await call(listHistory, { query: queryOf(filter, before) });
  return { orders: pedidos.map(orderFromWire), next: siguiente };
}

export function historyQuery(restaurantId: number | null, filter: HistoryFilter) {
  return infiniteQueryOptions({
    queryKey: ['history', restaurantId, filter],
    queryFn: async ({ pageParam }) => readPage(filter, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled: restaurantId !== null,
  });
}

/**
 * All pages, so that a download contains everything the filter matches, not only what is on screen.
 */
export async function readWholeHistory(filter: HistoryFilter): Promise<Order[]> {
  const all: Order[] = [];
  let before: number | null = null;
  do {
    const page: HistoryPageOfOrders = await readPage(filter, before);
    all.push(...page.orders);
    before = page.next;
  } while (before !== null);
  return all;
}

/** A day still in progress is refetched after this long. */
const DAY_FRESH_MS = 30_000;

export function dayQuery(restaurantId: number | null, day: string) {
  return queryOptions({
    queryKey: ['day', restaurantId, day],
    queryFn: async () => {
      const wire = await call(readDay, { params: { dia: day } });
      return { figures: dayFiguresFromWire(wire), disputedOrders: wire.reclamados };
    },
    placeholderData: keepPreviousData,
    refetchInterval: DAY_FRESH_MS,
    enabled: restaurantId !== null,
  });
}
