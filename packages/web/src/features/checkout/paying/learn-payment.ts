import type { Order } from '@simplato/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { learnOwnOrder } from '../../orders/own-orders-query.ts';

/** Updates the list of orders with the order in a payment's answer. */
export function useLearnPayment(order: Order | undefined): void {
  const queryClient = useQueryClient();
  const learn = useEffectEvent((news: Order) => learnOwnOrder(queryClient, news));
  useEffect(() => {
    if (order) learn(order);
  }, [order]);
}
