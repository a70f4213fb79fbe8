import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { newOrder, placeOrder } from './orders.ts';
import { orderExample, orderWire } from './order-wire.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { tableParam } from './tables.ts';
import { id } from './wire-fields.ts';

const OF_DINERS: readonly string[] = ['too_many_orders', 'basket_sent', 'orders_delayed'];

/**
 * A waiter's order for a table. It has the same body, key and errors as a diner's; POST
 * /shop/orders remains for diners only.
 */
export const placeOrderForTable = defineEndpoint(staffEndpoints.placeOrderForTable, {
  summary: 'Un pedido que toma el camarero para una mesa, por el mismo camino que el del comensal.',
  params: tableParam,
  headers: placeOrder.headers,
  /** Which of a table's tabs; without it the older one. */
  body: z.extend(newOrder, { idcuenta: z.optional(id) }),
  answers: { 200: orderWire, 201: orderWire },
  // Orders entered by staff are not rate limited, come from no basket, and are not asked about a delay.
  errors: [...placeOrder.errors.filter((code) => !OF_DINERS.includes(code)), 'tab_closed'],
  example: {
    body: placeOrder.example.body,
    answer: { ...orderExample, origen: 'camarero' },
  },
});
