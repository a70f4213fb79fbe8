import { IDEMPOTENCY_HEADER } from '@simplato/contract';
import { placeOrder } from '@simplato/contract/endpoints';
import { placeOrderForTable } from '@simplato/contract/staff-endpoints';
import { useSyncExternalStore } from 'react';
import { call } from '../../../api/call.ts';
import { makeIdempotencyKey } from '../../../api/idempotency-key.ts';
import { lockAcrossTabs } from '../../../storage/lock-across-tabs.ts';
import { isFromElsewhere } from './pending-order-store.ts';
import { createOrderSender, type SendingState } from './order-sender.ts';

/** The only sender of this tab, using the real API. */
export const orderSender = createOrderSender({
  place: (pending) => {
    const { body, idempotencyKey, table } = pending;
    const { idcuenta: _elsewhere, ...anywhere } = body;
    // Sent on from another table only by a tap that says so.
    const sent = table === undefined && isFromElsewhere(pending) ? anywhere : body;
    const sending = { body: sent, headers: { [IDEMPOTENCY_HEADER]: idempotencyKey } };
    return table === undefined
      ? call(placeOrder, sending)
      : call(placeOrderForTable, { ...sending, params: { mesa: table } });
  },
  makeKey: makeIdempotencyKey,
  now: Date.now,
  isOnline: () => navigator.onLine,
  lock: lockAcrossTabs('simplato-pedido'),
});

const AT_REST: SendingState = { isSending: false, outcome: { kind: 'idle' } };

export function useSending(): SendingState {
  return useSyncExternalStore(orderSender.subscribe, orderSender.read, () => AT_REST);
}
