import type { Place, TabOfMember } from '../../api/read-place.ts';
import { loadQueryClient, queryOptions } from '../../first-view/hydrated-queries.ts';
import { keepOwnTab } from './own-tab-store.ts';

/**
 * Where this phone is: at its tab, or before the question whose its table's is. Answers and the
 * stream may overtake each other, so of two copies of a tab the newer one stays.
 */
export function placeQuery(restaurantId: number | null) {
  return queryOptions({
    queryKey: ['place', restaurantId],
    queryFn: async () => {
      const place = await (await loadQueryClient()).readPlace();
      keepOwnTab(openTabOf(place)?.tabId ?? null);
      return place;
    },
    structuralSharing: (known, incoming) =>
      newerPlace(known as Place | undefined, incoming as Place),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    enabled: restaurantId !== null,
  });
}

/** The tab that this phone is in, while it is open. */
export function openTabOf(place: Place | undefined): TabOfMember | null {
  return place?.tab && !place.tab.isClosed ? place.tab : null;
}

function newerPlace(known: Place | undefined, incoming: Place): Place {
  const [old, tab] = [known?.tab, incoming.tab];
  if (!old || !tab || old.tabId !== tab.tabId) return incoming;
  const newer = old.version > tab.version ? old : tab;
  const { baskets, basketVersion } = old.basketVersion > tab.basketVersion ? old : tab;
  // Who has gone is no longer counted, which makes the tab newer, but no basket.
  const isOlder = tab.version === old.version && basketVersion > tab.basketVersion;
  const { avoidance, ownAvoided } = isOlder ? old : newer;
  return { ...incoming, tab: { ...newer, baskets, basketVersion, avoidance, ownAvoided } };
}
