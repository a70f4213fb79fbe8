import { loadQueryClient, queryOptions } from '../../first-view/hydrated-queries.ts';
import type { Menu } from '../../api/read-menu.ts';

export type { Menu } from '../../api/read-menu.ts';

/**
 * The restaurant's menu, fetched again whenever its reader returns to the page or goes back online: at the
 * prices of the diner's table, or of the one that a waiter orders for.
 */
export function menuQuery(restaurantId: number | null, waitersTable: string | null = null) {
  // Empty while a waiter has chosen none.
  const table = waitersTable || null;
  return queryOptions({
    queryKey: ['menu', restaurantId, ...(table === null ? [] : [table])],
    queryFn: async () => (await loadQueryClient()).readMenu(table),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    enabled: restaurantId !== null,
  });
}

/** The beginning of the menu, as rendered by the server; it is never fetched separately. */
export function menuPreviewQuery(restaurantId: number | null) {
  return queryOptions<Menu>({ queryKey: ['taste', restaurantId], enabled: false });
}
