import {
  correctionFromWire,
  dayFiguresFromWire,
  disputedFromWire,
  orderFromWire,
  PERIOD_DAYS,
  periodFromWire,
} from '@simplato/contract';
import {
  listCorrections,
  listHistory,
  readDay,
  readPeriod,
  readPromises,
} from '@simplato/contract/staff-endpoints';
import {
  addDays,
  businessDay,
  isDate,
  ordersCsv,
  type Correction,
  type Order,
  type PromiseRecord,
} from '@simplato/domain';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { choosesOrders, type HistoryFilter, queryOf } from './history-filter.ts';

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
 * All pages, so that the file contains everything the filter matches, not only what is on screen, and
 * what came back of it: on the filter's days, whenever the order was placed.
 */
export async function readHistoryCsv(filter: HistoryFilter, today: string): Promise<string> {
  const orders = await readWholeHistory(filter);
  const oldest = orders.at(-1)?.placedAt;
  const since = oldest === undefined ? today : businessDay(Date.parse(oldest));
  // Until today, and not only until the last day asked for: whether an order was cancelled later.
  const from = isDate(filter.from) ? filter.from : since;
  const corrections = await readCorrections(from, today);
  const listed = new Set(orders.map(({ orderId }) => orderId));
  const isOfFilter = choosesOrders(filter)
    ? ({ orderId }: Correction) => orderId !== null && listed.has(orderId)
    : () => true;
  return ordersCsv(
    orders,
    corrections.filter(isOfFilter),
    ({ at }) => !isDate(filter.until) || businessDay(Date.parse(at)) <= filter.until,
  );
}

async function readWholeHistory(filter: HistoryFilter): Promise<Order[]> {
  const all: Order[] = [];
  let before: number | null = null;
  do {
    const page: HistoryPageOfOrders = await readPage(filter, before);
    all.push(...page.orders);
    before = page.next;
  } while (before !== null);
  return all;
}

/** A year at a time, which is as much as one call answers. */
async function readCorrections(from: string, until: string): Promise<Correction[]> {
  const all: Correction[] = [];
  for (let desde = from; desde <= until; desde = addDays(desde, PERIOD_DAYS)) {
    const last = addDays(desde, PERIOD_DAYS - 1);
    const hasta = last < until ? last : until;
    const { movimientos } = await call(listCorrections, { query: { desde, hasta } });
    all.push(...movimientos.map(correctionFromWire));
  }
  return all;
}

/** A day still in progress is refetched after this long. */
const DAY_FRESH_MS = 30_000;

export function dayQuery(restaurantId: number | null, day: string) {
  return queryOptions({
    queryKey: ['day', restaurantId, day],
    queryFn: async () => {
      const wire = await call(readDay, { params: { dia: day } });
      return { figures: dayFiguresFromWire(wire), disputed: disputedFromWire(wire) };
    },
    placeholderData: keepPreviousData,
    refetchInterval: DAY_FRESH_MS,
    enabled: restaurantId !== null,
  });
}

/** How many of a day's promised times held. */
export function promisesQuery(restaurantId: number | null, day: string) {
  return queryOptions({
    queryKey: ['promises', restaurantId, day],
    queryFn: async (): Promise<PromiseRecord> => {
      const query = { desde: day, hasta: day };
      const { prometidos, cumplidos } = await call(readPromises, { query });
      return { promised: prometidos, held: cumplidos };
    },
    refetchInterval: DAY_FRESH_MS,
    enabled: restaurantId !== null,
  });
}

/** Its last day may still be in progress. */
export function periodQuery(restaurantId: number | null, from: string, until: string) {
  return queryOptions({
    queryKey: ['period', restaurantId, from, until],
    queryFn: async () =>
      periodFromWire(await call(readPeriod, { query: { desde: from, hasta: until } })),
    staleTime: DAY_FRESH_MS,
    enabled: restaurantId !== null,
  });
}
