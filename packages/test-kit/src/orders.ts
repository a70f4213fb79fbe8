import { randomUUID } from 'node:crypto';
import {
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
