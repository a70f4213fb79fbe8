import type { Order } from '@simplato/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { learnOwnOrder } from './own-order-queries.ts';

/** What an answer about a payment says of its order, the list of orders learns at once. */
export function useLearnPayment(order: Order | undefined): void {
  const queryClient = useQueryClient();
  const learn = useEffectEvent((news: Order) => learnOwnOrder(queryClient, news));
  useEffect(() => {
    if (order) learn(order);
  }, [order]);
}
