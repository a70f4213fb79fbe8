import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import { newOrder, placeOrder } from './orders.ts';
import { orderExample, orderWire } from './order-wire.ts';
import { tableParam } from './tables.ts';
import { id } from './wire-fields.ts';

/**
 * A waiter's order for a table. It has the same body, key and errors as a diner's; POST
 * /shop/orders remains for diners only.
 */
export const placeOrderForTable = defineEndpoint(endpoints.placeOrderForTable, {
  summary: 'Un pedido que toma el camarero para una mesa, por el mismo camino que el del comensal.',
  params: tableParam,
  headers: placeOrder.headers,
  /** Which of a table's tabs; without it the older one. */
  body: z.extend(newOrder, { idcuenta: z.optional(id) }),
  answers: { 200: orderWire, 201: orderWire },
  // Orders entered by staff are not rate limited, and come from no basket.
  errors: [
    ...placeOrder.errors.filter((code) => code !== 'too_many_orders' && code !== 'basket_sent'),
    'tab_closed',
  ],
  example: {
    body: placeOrder.example.body,
    answer: { ...orderExample, origen: 'camarero' },
  },
});
