import { queryOptions } from '@tanstack/react-query';
import { readMenu } from '../../api/read-menu.ts';

export type { Menu } from '../../api/read-menu.ts';

/** The house's menu, read again whenever the diner comes back to the page or the line returns. */
export function menuQuery(restaurantId: number | null) {
  return queryOptions({
    queryKey: ['menu', restaurantId],
    queryFn: readMenu,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    enabled: restaurantId !== null,
  });
}
