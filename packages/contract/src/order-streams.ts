import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import { orderExample, orderWire } from './order-wire.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { eventNumber } from './wire-fields.ts';

/**
 * Events of a stream. `order` carries the order as that event left it, with the event's number as
 * its id. `cuenta` carries a tab, numbered alike: to a member's phone whole, to the staff without its
 * orders. `llamada` carries a call, also once it has ended; its tab follows with the same number.
 * `mesa` says that somebody at the tab has left it or, to phones alone, is choosing something else: it
 * has to be read again. `latido` is a heartbeat: the connection and the database behind it work. `caido` says that the
 * database is down; missed events will follow by themselves. `menu` carries the version of the menu,
 * and `casa` whether the restaurant takes orders; both are sent at the start and after every change
 * (for `casa`: of the hours, the pause or the settings, including the boards' own, which boards then
 * reload). Only the first three have an id, so that Last-Event-ID always names one of those.
 */
export const STREAM_EVENTS = {
  order: 'order',
  tab: 'cuenta',
  call: 'llamada',
  table: 'mesa',
  menu: 'menu',
  restaurant: 'casa',
  heartbeat: 'latido',
  down: 'caido',
} as const;

/** A healthy stream is never silent for longer than this. */
export const HEARTBEAT_MS = 10_000;

export const menuNewsWire = z.object({ version: z.int() });
export type MenuNewsWire = z.output<typeof menuNewsWire>;

/** What a kitchen's board says of itself: while none is open, phones are told that nobody looks. */
export const KITCHEN_SCREEN = 'cocina';

const query = z.object({
  /** For a browser that opens a new EventSource and cannot send Last-Event-ID. */
  desde: z.optional(eventNumber),
});
const headers = z.object({ 'last-event-id': z.optional(eventNumber) });

export const streamOrders = defineEndpoint(staffEndpoints.streamOrders, {
  summary:
    'Los pedidos del restaurante, en directo. Quien muestra el tablero de la cocina lo dice con `pantalla`.',
  query: z.extend(query, { pantalla: z.optional(z.literal(KITCHEN_SCREEN)) }),
  headers,
  answers: { 200: orderWire },
  stream: true,
  errors: [],
  example: { answer: orderExample },
});

export const streamOwnOrders = defineEndpoint(endpoints.streamOwnOrders, {
  summary: 'Los pedidos de esta visita, en directo.',
  query,
  headers,
  answers: { 200: orderWire },
  stream: true,
  errors: [],
  example: { answer: orderExample },
});
