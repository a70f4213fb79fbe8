import {
  IDEMPOTENCY_HEADER,
  placeOrder,
  placeOrderForTable,
  statusToWire,
  type NewOrderWire,
} from '@simplato/contract';
import { describeLines, formatCents, totalGrossCents, type Basket } from '@simplato/domain';
import { useSyncExternalStore } from 'react';
import { call } from '../../api/call.ts';
import { makeKey } from '../session/make-key.ts';
import { createOrderSender, type SendingState } from './order-sender.ts';

/** The one sender of this tab, on the real wire. */
export const orderSender = createOrderSender({
  place: ({ body, idempotencyKey, table }) => {
    const sending = { body, headers: { [IDEMPOTENCY_HEADER]: idempotencyKey } };
    return table === undefined
      ? call(placeOrder, sending)
      : call(placeOrderForTable, { ...sending, params: { mesa: table } });
  },
  makeKey,
  now: Date.now,
  lock: lockAcrossTabs('simplato-pedido'),
});

const AT_REST: SendingState = { isSending: false, outcome: { kind: 'idle' } };

export function useSending(): SendingState {
  return useSyncExternalStore(orderSender.subscribe, orderSender.read, () => AT_REST);
}

/** The order as the screen shows it: every price and the total go along, so that no other is charged. */
export function orderBody(restaurantId: number, lines: Basket, note: string): NewOrderWire {
  return {
    lineas: lines.map((line) => ({
      idproductos: line.productId,
      opciones: line.options.map(({ optionId }) => optionId),
      quantity: line.quantity,
      nota: line.note.trim(),
      preciounitario: formatCents(line.unitGrossCents),
      ...(line.shownVersion === undefined ? {} : { version: line.shownVersion }),
    })),
    total: formatCents(totalGrossCents(lines)),
    description: describeLines(lines),
    comentarios: note.trim(),
    ispaid: 'false',
    status: statusToWire('received'),
    identerprise: restaurantId,
  };
}

/** Of the tabs that want to, one does; the others are answered null. */
export function lockAcrossTabs(name: string) {
  return async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    // Without locks two tabs may send at once; the key still makes one order of it.
    if (!('locks' in navigator)) return work();
    return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : null));
  };
}
