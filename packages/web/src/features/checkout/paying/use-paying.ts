import { orderFromWire, type PaymentProgress } from '@simplato/contract';
import {
  checkPayment,
  createCheckout,
  dropOrder,
  payAtTable,
} from '@simplato/contract/payment-endpoints';
import type { Order } from '@simplato/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call } from '../../../api/call.ts';
import { lockAcrossTabs } from '../../../storage/lock-across-tabs.ts';
import { restaurantQuery } from '../../restaurant/restaurant-query.ts';
import { storedDiner } from '../../session/diner-record.ts';
import { createOrderPayer, type PayingState } from './order-payer.ts';
import { orderSender } from '../sending/use-sending.ts';

/** Asks the provider for the current state of a payment. */
async function askAboutPayment(
  orderId: number,
): Promise<{ progress: PaymentProgress; order: Order }> {
  const { estado, pedido } = await call(checkPayment, { params: { id: orderId } });
  return { progress: estado, order: orderFromWire(pedido) };
}

/** A placeholder address for guests; the server ignores it. */
const GUEST_EMAIL = 'invitado@simplato.example';

/** Longer than it takes to reach the provider's page. */
const LEAVING_MS = 15_000;

/** The only payer of this tab, using the real API. */
export const orderPayer = createOrderPayer({
  wire: {
    checkout: ({ orderId, amountCents, accountId }) =>
      call(createCheckout, {
        body: {
          email: storedDiner.read()?.email ?? GUEST_EMAIL,
          idOrder: orderId,
          amount: amountCents,
          stripeAccountId: accountId,
        },
      }),
    check: askAboutPayment,
    atTable: async (id) => orderFromWire(await call(payAtTable, { params: { id } })),
    drop: async (id) => orderFromWire(await call(dropOrder, { params: { id } })),
  },
  send: (restaurantId, body) => orderSender.start(restaurantId, body),
  lock: lockAcrossTabs('simplato-pago'),
  leave: (url) => {
    window.location.assign(url);
    // If the navigation was stopped or failed, the page becomes usable again.
    setTimeout(() => orderPayer.comeBack(), LEAVING_MS);
  },
});

const AT_REST: PayingState = { isPaying: false, outcome: { kind: 'idle' } };

export function usePaying(): PayingState {
  return useSyncExternalStore(orderPayer.subscribe, orderPayer.read, () => AT_REST);
}

/** The account that the restaurant is charged on, as this screen knows it. */
export function useChargedAccount(restaurantId: number | null): string {
  return useQuery(restaurantQuery(restaurantId)).data?.chargedAccountId ?? '';
}

/** The state of an order's payment, fetched anew each time it is shown. */
export function paymentQuery(restaurantId: number | null, orderId: number | null) {
  return queryOptions({
    queryKey: ['payment', restaurantId, orderId],
    queryFn: async () => askAboutPayment(orderId ?? 0),
    enabled: restaurantId !== null && orderId !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
