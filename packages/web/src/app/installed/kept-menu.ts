import type { QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { CACHES } from '../../../worker/cache-names.ts';
import { UnansweredError } from '../../api/call-error.ts';
import { onSessionChange } from '../../api/session-changes.ts';
import { currentSession } from '../../features/session/session-store.ts';

/**
 * The last menu a diner has read, and its restaurant, stored on the phone for use offline. Done by the
 * page and not by its worker, which answers no calls: a menu shown from here says how old it is,
 * and the next answer replaces it. Never used for another restaurant or another version of the site.
 */
interface Kept {
  restaurantId: number;
  version: string;
  keptAtMs: number;
  data: object;
}

type Query = QueryCacheNotifyEvent['query'];

/** After this long without an answer, the stored menu is shown while waiting. */
const TIMEOUT_MS = 4_000;

/** By the first element of the query keys; see menuQuery and restaurantQuery. */
const PLACES: Readonly<Record<string, string>> = { menu: '/carta', restaurant: '/casa' };

/** Returns the function that stops it. */
export function keepMenu(queryClient: QueryClient, version: string): () => void {
  const queries = queryClient.getQueryCache();
  /** For each query, the age of the data last stored or restored. */
  const seenAtMs = new Map<Query, number>();
  const timers = new Map<Query, ReturnType<typeof setTimeout>>();

  const recall = async (query: Query, place: string) => {
    const kept = await read(place);
    const isWanted = query.state.data === undefined && restaurantOf(query) === kept?.restaurantId;
    if (!kept || !isWanted || kept.version !== version) return;
    const { data, keptAtMs } = kept;
    seenAtMs.set(query, keptAtMs);
    const shown = place === PLACES['menu'] ? { ...data, keptAtMs } : data;
    queryClient.setQueryData(query.queryKey, shown, { updatedAt: keptAtMs });
  };

  const look = (query: Query) => {
    const place = PLACES[String(query.queryKey[0])];
    if (place === undefined) return;
    // Asking for cookies takes long.
    const restaurantId = restaurantOf(query);
    if (restaurantId === null) return;
    const { data, dataUpdatedAt, fetchFailureReason, fetchStatus, status } = query.state;
    if (data === undefined) {
      if (fetchFailureReason instanceof UnansweredError) void recall(query, place);
      else if (fetchStatus === 'fetching' && !timers.has(query)) {
        timers.set(
          query,
          setTimeout(() => void recall(query, place), TIMEOUT_MS),
        );
      }
    } else if (status === 'success' && seenAtMs.get(query) !== dataUpdatedAt) {
      seenAtMs.set(query, dataUpdatedAt);
      void write(place, { restaurantId, version, keptAtMs: dataUpdatedAt, data });
    }
  };

  void dropOthers();
  queries.getAll().forEach(look);
  const stops = [
    queries.subscribe(({ query, type }) => {
      // Each component that shows it tells of itself with each rendering.
      if (type === 'added' || type === 'updated') look(query);
    }),
    onSessionChange(() => void dropOthers()),
  ];
  return () => {
    for (const timer of timers.values()) clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

/** The restaurant of a diner at a table; staff reads the same data for other purposes. */
function restaurantOfDiner(): number | null {
  const { userType, restaurantId } = currentSession();
  return userType === 'CLIENTE' ? restaurantId : null;
}

/** The restaurant of a query, if it is the diner's current one. */
function restaurantOf({ queryKey }: Query): number | null {
  const restaurantId = restaurantOfDiner();
  return queryKey[1] === restaurantId ? restaurantId : null;
}

async function read(place: string): Promise<Kept | null> {
  try {
    const response = await caches.match(place, { cacheName: CACHES.menu });
    return response ? ((await response.json()) as Kept) : null;
  } catch {
    return null;
  }
}

async function write(place: string, kept: Kept): Promise<void> {
  try {
    const cache = await caches.open(CACHES.menu);
    await cache.put(place, new Response(JSON.stringify(kept)));
    // If the diner left meanwhile, delete everything.
    if (restaurantOfDiner() !== kept.restaurantId) await drop();
  } catch {
    // Caching is optional: if the phone is out of space, carry on without.
  }
}

async function dropOthers(): Promise<void> {
  const kept = await Promise.all(Object.values(PLACES).map(read));
  const own = restaurantOfDiner();
  if (kept.some((one) => one && one.restaurantId !== own)) await drop();
}

async function drop(): Promise<void> {
  await Promise.all([CACHES.menu, CACHES.pictures].map((name) => caches.delete(name)));
}
