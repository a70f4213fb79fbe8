import { ORDER_LIMITS } from '@simplato/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import { orderExample, orderWire } from './order-wire.ts';
import {
  acceptedDelay,
  avoidedAllergens,
  idempotencyHeaders,
  requestedLine,
  seenVersion,
  shownTab,
} from './orders.ts';
import { tabExample, tabWire } from './tab-wire.ts';
import { courseNumber, id, text } from './wire-fields.ts';

export const changeBasket = defineEndpoint(endpoints.changeBasket, {
  summary:
    'Lo que este móvil está eligiendo, entero; los demás de la mesa lo ven al momento. Repetirlo no cambia nada.',
  body: z.object({
    lineas: z.array(requestedLine).check(z.maxLength(ORDER_LIMITS.lines)),
    /** Without it, the note stays as it was. */
    comentarios: z.optional(text(ORDER_LIMITS.noteLength)),
    /** It goes to the kitchen with these lines, whoever sends them; without it, it stays as it was. */
    evita: z.optional(avoidedAllergens),
    cesta: seenVersion,
    idcuenta: shownTab,
  }),
  answers: { 200: tabWire },
  errors: ['not_found', 'tab_closed', 'tab_changed', 'basket_sent'],
  example: {
    body: {
      lineas: [{ idproductos: 101, quantity: 2, nota: 'sin huevo', preciounitario: '7.00' }],
      comentarios: 'Sin prisa',
      evita: ['frutos-de-cascara'],
      cesta: 8,
      idcuenta: 57,
    },
    answer: tabExample,
  },
});

const MOST_MEMBERS = 100;

export const fireOwnCourse = defineEndpoint(endpoints.fireOwnCourse, {
  summary:
    'La mesa está lista para un tiempo: marcha en todos los pedidos de su cuenta en los que espera.',
  body: z.object({ curso: courseNumber, idcuenta: shownTab }),
  answers: { 200: tabWire },
  errors: ['not_found', 'tab_closed', 'tab_changed'],
  example: { body: { curso: 2, idcuenta: 57 }, answer: tabExample },
});

export const placeRound = defineEndpoint(endpoints.placeRound, {
  summary:
    'Lo que eligen varios de la mesa, como un solo pedido de quien lo envía. Lo que alguien haya cambiado después de `version` se queda en su cesta. La misma Idempotency-Key responde siempre con el mismo pedido.',
  headers: idempotencyHeaders,
  body: z.object({
    /** Whose baskets it takes; the caller's own only if named. */
    comensales: z.array(id).check(
      z.minLength(1),
      z.maxLength(MOST_MEMBERS),
      z.refine((ids: number[]) => new Set(ids).size === ids.length, 'Hay comensales repetidos'),
    ),
    /** The tab's `version` that the caller has seen. */
    version: z.int().check(z.minimum(0)),
    /** The tab whose members and version these are: in another they would be somebody else's. */
    idcuenta: shownTab,
    /** The caller's own note; without one, that of their basket. */
    comentarios: z._default(text(ORDER_LIMITS.noteLength), ''),
    /** As of any order. */
    portiempos: z._default(z.boolean(), false),
    demora: acceptedDelay,
  }),
  answers: { 200: orderWire, 201: orderWire },
  errors: [
    'not_found',
    'tab_closed',
    'tab_changed',
    'round_empty',
    'menu_changed',
    'kitchen_closed',
    'orders_delayed',
    'key_reused',
    'too_many_orders',
  ],
  example: {
    body: { comensales: [1, 2], version: 8, idcuenta: 57, comentarios: 'Sin prisa' },
    answer: orderExample,
  },
});
