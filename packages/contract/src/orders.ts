import {
  ALLERGEN_KEYS,
  DELAY_LIMIT_MINUTES,
  OPTION_LIMITS,
  ORDER_LIMITS,
  ORDER_PACE,
  SOLD_BY_LIMITS,
} from '@simplato/domain';
import * as z from 'zod/mini';
import { IDEMPOTENCY_HEADER } from './client-headers.ts';
import { defineEndpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import { PAYMENT_WIRE, STEP_STATUS_WIRE } from './order-status-wire.ts';
import { orderExample, orderWire } from './order-wire.ts';
import { productFactsWire } from './product-facts-wire.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { eventNumber, id, idParam, moneyInput, text } from './wire-fields.ts';

const chosenOptions = z.array(id).check(
  z.maxLength(OPTION_LIMITS.groups * OPTION_LIMITS.options),
  z.refine((ids: number[]) => new Set(ids).size === ids.length, 'Hay opciones repetidas'),
);

export const grams = z.int().check(z.minimum(1), z.maximum(SOLD_BY_LIMITS.kilo));

/** A line as somebody chooses it. */
export const requestedLine = z.object({
  idproductos: id,
  quantity: z.int().check(z.minimum(1), z.maximum(ORDER_LIMITS.quantity)),
  nota: z._default(text(ORDER_LIMITS.lineNoteLength), ''),
  /** Of a product that has formats. */
  idformato: z.optional(id),
  /** The chosen options, each once. */
  opciones: z._default(chosenOptions, []),
  /** About how much of a product that is sold by weight, which is an order of its own. */
  gramos: z.optional(grams),
  /**
   * The product's version that the choice was made from. If it is an older one, options that no
   * longer fit are reported as a change of the menu, not as an invalid choice; and where `leido` is
   * not sent, the order is refused, for nobody knows that its allergens were read.
   */
  version: z.optional(z.int().check(z.minimum(1))),
  /** The unit price that the diner was shown; if it has changed since, the order is refused. */
  preciounitario: z.optional(moneyInput),
  /**
   * What the diner was told about it: if the menu says something else by now, the order is refused.
   * A client that sends neither it nor `version` says that it has just read the menu.
   */
  leido: z.optional(productFactsWire),
});

/**
 * The fields that other clients send are accepted but not trusted: the server computes description,
 * status and total itself. A different total is refused, and the answer holds the current lines.
 */
export const newOrder = z.object({
  lineas: z._default(z.array(requestedLine).check(z.maxLength(ORDER_LIMITS.lines)), []),
  total: z.optional(moneyInput),
  comentarios: z._default(text(ORDER_LIMITS.noteLength), ''),
  ispaid: z._default(z.enum(PAYMENT_WIRE), 'false'),
  /** Only with an online payment, where the restaurant takes tips. */
  propina: z.optional(moneyInput),
  /** Its courses one after the other: the first at once, the others as they are fired. */
  portiempos: z._default(z.boolean(), false),
  identerprise: z.optional(id),
  description: z.optional(text(20_000)),
  status: z.optional(text(20)),
});
export type NewOrderWire = z.input<typeof newOrder>;

export const idempotencyHeaders = z.object({
  [IDEMPOTENCY_HEADER]: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/))),
});

/**
 * The newest `version` of the tab in which this phone has seen its own basket. With it, what another
 * phone's round has sent meanwhile is not sent or put back: the answer is 409 `basket_sent`, with the
 * tab.
 */
export const seenVersion = z.optional(z.int().check(z.minimum(0)));

/**
 * The tab that the caller's screen shows. If its phone is in another by now, unless that one was joined
 * to it, nothing happens and the answer is 409 `tab_changed`.
 */
export const shownTab = z.optional(id);

/**
 * What whoever sends it avoids, told to the kitchen: health data, sent only if they choose to. The staff
 * and its author alone see it, and it is gone with the tab.
 */
export const avoidedAllergens = z.array(z.enum(ALLERGEN_KEYS)).check(
  z.maxLength(ALLERGEN_KEYS.length),
  z.refine(
    (allergens: string[]) => new Set(allergens).size === allergens.length,
    'Hay alérgenos repetidos',
  ),
);

/**
 * How many minutes whoever orders was told that it takes, and accepted: 0 if they were told nothing. If it takes longer,
 * the answer is 409 `orders_delayed`. Clients that do not send it are never asked.
 */
export const acceptedDelay = z.optional(
  z.int().check(z.minimum(0), z.maximum(DELAY_LIMIT_MINUTES)),
);

export const placeOrder = defineEndpoint(endpoints.placeOrder, {
  summary:
    'Envía un pedido. La misma Idempotency-Key responde siempre con el mismo pedido. ' +
    `Caben, en ${ORDER_PACE.withinMinutes} minutos, ${ORDER_PACE.ofVisit} por visita, ` +
    `${ORDER_PACE.ofTable} por mesa y ${ORDER_PACE.unverifiedOfRestaurant} de mesas sin verificar ` +
    'por restaurante: el siguiente espera lo que dice Retry-After.',
  headers: idempotencyHeaders,
  body: z.extend(newOrder, {
    cesta: seenVersion,
    idcuenta: shownTab,
    evita: z._default(avoidedAllergens, []),
    demora: acceptedDelay,
  }),
  answers: { 200: orderWire, 201: orderWire },
  errors: [
    'empty_basket',
    'menu_changed',
    'kitchen_closed',
    'orders_delayed',
    'key_reused',
    'no_online_payment',
    'tips_off',
    'too_many_orders',
    'basket_sent',
    'tab_changed',
  ],
  example: {
    body: {
      lineas: [
        { idproductos: 101, quantity: 2, nota: 'sin huevo', preciounitario: '7.00' },
        { idproductos: 140, quantity: 1, opciones: [5] },
      ],
      total: '16.50',
      comentarios: 'Sin prisa',
      ispaid: 'false',
      identerprise: 1001,
      cesta: 8,
      idcuenta: 57,
      evita: ['huevos'],
    },
    answer: { ...orderExample, evita: [{ para: '', alergenos: ['huevos'] }] },
  },
});

export const listOrders = defineEndpoint(staffEndpoints.listOrders, {
  summary: 'Los pedidos abiertos del restaurante, el más antiguo primero.',
  answers: { 200: z.array(orderWire) },
  errors: [],
  example: { answer: [orderExample] },
});

export const listMissedOrders = defineEndpoint(staffEndpoints.listMissedOrders, {
  summary:
    'Los pedidos que han cambiado desde un evento, ellos o el dinero de su cuenta, también los que ya no están abiertos. ' +
    'Null si son demasiados o el evento no existe: entonces se lee la lista entera.',
  query: z.object({ desde: eventNumber }),
  answers: { 200: z.object({ pedidos: z.nullable(z.array(orderWire)) }) },
  errors: [],
  example: { query: { desde: 412 }, answer: { pedidos: [orderExample] } },
});

/** Takes the order whole or in part; whatever else of it is sent, only the status changes. */
export const advanceOrder = defineEndpoint(staffEndpoints.advanceOrder, {
  summary: 'Avanza un pedido un paso: READY → PREPARING → COMPLETED → CLOSED.',
  body: z.object({ idorder: id, status: z.enum(STEP_STATUS_WIRE), identerprise: z.optional(id) }),
  answers: { 200: orderWire },
  errors: ['not_found', 'wrong_step'],
  example: {
    body: { ...orderExample, status: 'PREPARING' },
    answer: { ...orderExample, status: 'PREPARING', evento: 413 },
  },
});

export const undoStep = defineEndpoint(staffEndpoints.undoStep, {
  summary: 'Deshace el último paso de un pedido, durante unos segundos.',
  params: z.object({ id: idParam }),
  /**
   * The status that the step led to; if it has changed since, somebody else has moved the order on.
   */
  body: z.object({ status: z.enum(STEP_STATUS_WIRE) }),
  answers: { 200: orderWire },
  errors: ['not_found', 'wrong_step', 'too_late_to_undo'],
  example: { body: { status: 'PREPARING' }, answer: { ...orderExample, evento: 414 } },
});

export const listOwnOrders = defineEndpoint(endpoints.listOwnOrders, {
  summary: 'Los pedidos de esta visita, el más reciente primero.',
  answers: { 200: z.array(orderWire) },
  errors: [],
  example: { answer: [orderExample] },
});
