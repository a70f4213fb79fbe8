import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { orderExample, orderWire } from './order-wire.ts';

/**
 * Events of a stream. `order` carries the order as that event left it, with the event's number as
 * its id. `latido` says that the line and the database behind it are well; `caido` that the database
 * is not, and that what follows will catch up by itself. `menu` carries the number of the menu's last
 * change, and `casa` whether the house takes orders, at the start and after every change of its own:
 * hours, pause, settings, also those of its boards, which whoever draws one then reads again. Those two
 * have no id, so that the last order heard stays the last one.
 */
export const STREAM_EVENTS = {
  order: 'order',
  menu: 'menu',
  house: 'casa',
  heartbeat: 'latido',
  down: 'caido',
} as const;

/** A healthy stream never stays silent for longer. */
export const HEARTBEAT_MS = 10_000;

export const menuNewsWire = z.object({ version: z.int() });
export type MenuNewsWire = z.output<typeof menuNewsWire>;

const query = z.object({
  /** For a browser that opens a new EventSource and cannot send Last-Event-ID. */
  desde: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
});
const headers = z.object({ 'last-event-id': z.optional(z.string().check(z.regex(/^\d{1,15}$/))) });

export const streamOrders = defineEndpoint({
  method: 'GET',
  path: '/shop/orders/stream',
  summary: 'Los pedidos del restaurante, en directo.',
  access: 'read-orders',
  check: 'none',
  query,
  headers,
  answers: { 200: orderWire },
  stream: true,
  errors: [],
  example: { answer: orderExample },
});

export const streamOwnOrders = defineEndpoint({
  method: 'GET',
  path: '/client/orders/stream',
  summary: 'Los pedidos de esta visita, en directo.',
  access: 'read-own-orders',
  check: 'none',
  query,
  headers,
  answers: { 200: orderWire },
  stream: true,
  errors: [],
  example: { answer: orderExample },
});
