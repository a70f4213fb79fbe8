import { loadQueryClient, queryOptions } from '../../first-view/hydrated-queries.ts';
import type { Menu } from '../../api/read-menu.ts';

export type { Menu } from '../../api/read-menu.ts';

/** The restaurant's menu, fetched again whenever the diner returns to the page or goes back online. */
export function menuQuery(restaurantId: number | null) {
  return queryOptions({
    queryKey: ['menu', restaurantId],
    queryFn: async () => (await loadQueryClient()).readMenu(),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    enabled: restaurantId !== null,
  });
}

/** The beginning of the menu, as rendered by the server; it is never fetched separately. */
export function menuPreviewQuery(restaurantId: number | null) {
  return queryOptions<Menu>({ queryKey: ['taste', restaurantId], enabled: false });
}
