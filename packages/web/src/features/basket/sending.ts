import { IDEMPOTENCY_HEADER, statusToWire, type NewOrderWire } from '@simplato/contract';
import { placeOrder, placeOrderForTable } from '@simplato/contract/endpoints';
import { describeLines, formatCents, totalGrossCents, type Basket } from '@simplato/domain';
import { useSyncExternalStore } from 'react';
import { call } from '../../api/call.ts';
import { makeKey } from '../session/make-key.ts';
import { createOrderSender, type SendingState } from './order-sender.ts';

/** The only sender of this tab, using the real API. */
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

/**
 * The order as shown on the screen: it includes every price and the total, so that nothing else can
 * be charged.
 */
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

/** Only one of several tabs runs the work; the others get null. */
export function lockAcrossTabs(name: string) {
  return async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    // Without the Locks API two tabs may send at once; the idempotency key still makes it one
    // order.
    if (!('locks' in navigator)) return work();
    return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : null));
  };
}
