import { streamOrders } from '@simplato/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openOrderStream } from '../../api/order-stream.ts';
import { learnHouse } from '../session/learn-restaurant.ts';

/** The house as it is now, also when somebody else changes it; for a page that follows no orders. */
export function useHouseNews(restaurantId: number | null): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (restaurantId === null) return;
    return openOrderStream(streamOrders, {
      onHouse: (house) => learnHouse(queryClient, restaurantId, house),
      onOrder: () => undefined,
      onState: () => undefined,
    });
  }, [restaurantId, queryClient]);
}
