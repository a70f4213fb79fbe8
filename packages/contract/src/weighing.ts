import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import { orderExample, orderWire, type OrderWire } from './order-wire.ts';
import { grams } from './orders.ts';
import { passwordText } from './account-fields.ts';
import { productFactsWire } from './product-facts-wire.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { id, idParam } from './wire-fields.ts';

/*
 * What is sold by weight is an order of its own, `ispaid` 'pending' until somebody has weighed it and its
 * table has accepted weight and price: then it goes to the kitchen and into the tab, and is paid with it.
 */
const params = z.object({ id: idParam, linea: idParam });

const [line] = orderExample.lineas;
/** As it is once it is weighed: 320 g at 72,00 € a kilo. */
const weighed: OrderWire = {
  ...orderExample,
  description: '1 × Gamba roja · 320 g',
  total: '23.04',
  ispaid: 'pending',
  lineas: line
    ? [
        {
          ...line,
          idproductos: 150,
          name: 'Gamba roja',
          gramos: 320,
          pesada: true,
          quantity: 1,
          nota: '',
          price: '65.454545',
          preciounitario: '23.04',
          subtotal: '23.04',
        },
      ]
    : [],
};

export const weighLine = defineEndpoint(staffEndpoints.weighLine, {
  summary:
    'Lo que pesa una línea que se vende por peso, y con ello su precio. Hasta que la mesa lo acepta se puede volver a pesar.',
  params,
  body: z.object({ gramos: grams }),
  answers: { 200: orderWire },
  errors: ['not_found', 'wrong_step'],
  example: { body: { gramos: 320 }, answer: weighed },
});

/** What whoever accepts has read; another weight by now is not accepted. */
const readGrams = z.optional(grams);
/** What the menu says by now, where a refusal told that it says something else than when it was ordered. */
const readFacts = z.optional(productFactsWire);
const accepted: OrderWire = { ...weighed, ispaid: 'false', evento: 416 };

const REFUSALS = [
  'not_found',
  'not_weighed',
  'weight_changed',
  'order_cancelled',
  'kitchen_closed',
  'menu_changed',
] as const;

export const acceptWeight = defineEndpoint(endpoints.acceptWeight, {
  summary:
    'La mesa acepta el peso y el precio: el pedido va a cocina y a la cuenta. Si ya lo había aceptado, responde con él.',
  params,
  body: z.object({ gramos: readGrams, leido: readFacts }),
  answers: { 200: orderWire },
  errors: [...REFUSALS, 'tab_closed'],
  example: { body: { gramos: 320 }, answer: accepted },
});

export const acceptWeightByPin = defineEndpoint(staffEndpoints.acceptWeightByPin, {
  summary:
    'Quien atiende acepta el peso y el precio por una mesa sin móvil, con su PIN o el de quien se indica.',
  params,
  body: z.object({
    gramos: readGrams,
    leido: readFacts,
    idusuario: z.optional(id),
    pinacceso: passwordText,
  }),
  answers: { 200: orderWire },
  errors: [...REFUSALS, 'wrong_pin', 'pin_removed', 'stale_password'],
  example: {
    body: { gramos: 320, pinacceso: 'base64("<sha-256 del PIN>|1001|2026112020")' },
    answer: accepted,
  },
});
