import { randomUUID } from 'node:crypto';
import {
  advanceOrder,
  IDEMPOTENCY_HEADER,
  placeOrder,
  type NewOrderWire,
  type OrderWire,
} from '@simplato/contract';
import type { Client } from './client.ts';

/** Places an order as a guest; the same key is answered with the same order. */
export async function order(
  guest: Client,
  body: NewOrderWire,
  key: string = randomUUID(),
): Promise<OrderWire> {
  return guest.call(placeOrder, { headers: { [IDEMPOTENCY_HEADER]: key }, body });
}

/** Takes a received order through the kitchen, off the board or up to a step. */
export async function serve(
  staff: Client,
  idorder: number,
  last: OrderWire['status'] = 'CLOSED',
): Promise<void> {
  for (const status of ['PREPARING', 'COMPLETED', 'CLOSED'] as const) {
    await staff.call(advanceOrder, { body: { idorder, status } });
    if (status === last) return;
  }
}
