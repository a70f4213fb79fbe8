import { streamOrders } from '@simplato/contract/staff-endpoints';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openOrderStream } from '../../../api/order-stream.ts';
import { type Menu, readMenu } from '../../../api/read-menu.ts';

export function staffMenuQuery(restaurantId: number) {
  return queryOptions({
    queryKey: ['staff-menu', restaurantId],
    queryFn: async () => readMenu(),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}

/** The current menu, updated when somebody else changes it. */
export function useStaffMenu(restaurantId: number) {
  const queryClient = useQueryClient();
  useEffect(() => {
    let shown: number | null = null;
    return openOrderStream(streamOrders, {
      onMenu: (version) => {
        if (version === shown) return;
        shown = version;
        void queryClient.invalidateQueries(staffMenuQuery(restaurantId));
      },
      // Orders are handled by the board.
      onOrder: () => undefined,
      onState: () => undefined,
    });
  }, [restaurantId, queryClient]);
  return useQuery(staffMenuQuery(restaurantId));
}

/**
 * Changes the menu on this screen at once. A list still being loaded may be older, and is
 * cancelled.
 */
export function updateMenu(
  queryClient: QueryClient,
  restaurantId: number,
  change: (menu: Menu) => Menu,
): void {
  const { queryKey } = staffMenuQuery(restaurantId);
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (menu) => menu && change(menu));
}
