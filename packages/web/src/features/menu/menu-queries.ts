import { loadAsking, queryOptions } from '../../api/answers.ts';
import type { Menu } from '../../api/read-menu.ts';

export type { Menu } from '../../api/read-menu.ts';

/** The house's menu, read again whenever the diner comes back to the page or the line returns. */
export function menuQuery(restaurantId: number | null) {
  return queryOptions({
    queryKey: ['menu', restaurantId],
    queryFn: async () => (await loadAsking()).readMenu(),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    enabled: restaurantId !== null,
  });
}

/** The beginning of the menu, where the server has drawn it; nobody asks for it by itself. */
export function tasteQuery(restaurantId: number | null) {
  return queryOptions<Menu>({ queryKey: ['taste', restaurantId], enabled: false });
}
