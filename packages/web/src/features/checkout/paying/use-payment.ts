import type { Order } from '@simplato/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { usePaying, paymentQuery } from './use-paying.ts';
import { useDinerStream } from '../../orders/diner-stream.tsx';
import { ownOrdersQuery, syncOwnOrder } from '../../orders/own-orders-query.ts';

/**
 * The state of an order's payment, as reported by the provider. It is asked again while the bank
 * has not decided; whenever the stream reconnects, since the result may have come while it was
 * down; and on every event of the order, because a bank's refusal does not change the order itself.
 */
export function usePayment(restaurantId: number | null, orderId: number | null) {
  const payment = useQuery(paymentQuery(restaurantId, orderId));
  const orders = useQuery({
    ...ownOrdersQuery(restaurantId),
    enabled: restaurantId !== null && orderId !== null,
  });
  const heard = orders.data?.find((order) => order.orderId === orderId);
  useSyncOwnOrder(payment.data?.order);
  const isWaiting = payment.data?.progress === 'en_curso';
  const { status } = useDinerStream();
  const askAgain = useEffectEvent(() => {
    if (isWaiting) void payment.refetch();
  });
  useEffect(() => {
    if (status === 'live') askAgain();
  }, [status, heard?.version]);
  const fetched = payment.data?.order;
  const order = fetched && heard && heard.version > fetched.version ? heard : (fetched ?? heard);
  return { payment, order };
}

/** Whether a bank is processing a payment; nothing else can be chosen for the order meanwhile. */
export function useIsUnderway(restaurantId: number | null, orderId: number | null): boolean {
  const { outcome } = usePaying();
  const { payment, order } = usePayment(restaurantId, orderId);
  const isReported = outcome.kind === 'underway' && outcome.orderId === orderId;
  const ask = useEffectEvent(() => void payment.refetch());
  useEffect(() => {
    if (isReported) ask();
  }, [isReported]);
  if (orderId === null || (order && order.payment !== 'pending')) return false;
  if (payment.data && !payment.isFetching && !payment.isError) {
    return payment.data.progress === 'en_curso';
  }
  return isReported || payment.data?.progress === 'en_curso';
}

/** Updates the list of orders with the order in a payment's answer. */
function useSyncOwnOrder(order: Order | undefined): void {
  const queryClient = useQueryClient();
  const sync = useEffectEvent((news: Order) => syncOwnOrder(queryClient, news));
  useEffect(() => {
    if (order) sync(order);
  }, [order]);
}
