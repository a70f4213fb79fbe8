import { streamOrders } from '@simplato/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openOrderStream } from '../../api/order-stream.ts';
import { syncRestaurant } from './sync-restaurant.ts';

/** The restaurant as it is now, also when somebody else changes it; for a page that follows no orders. */
export function useRestaurantSync(restaurantId: number | null): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (restaurantId === null) return;
    return openOrderStream(streamOrders, {
      onRestaurant: (restaurant) => syncRestaurant(queryClient, restaurantId, restaurant),
      onOrder: () => undefined,
      onState: () => undefined,
    });
  }, [restaurantId, queryClient]);
}
