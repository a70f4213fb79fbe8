import { defineEndpoint } from './endpoint.ts';
import { newOrder, placeOrder } from './orders.ts';
import { orderExample, orderWire } from './order-wire.ts';
import { tableParam } from './tables.ts';

/**
 * A waiter's order for a table. The same body, key and refusals as a diner's; POST /shop/orders stays
 * the diners' alone.
 */
export const placeOrderForTable = defineEndpoint({
  method: 'POST',
  path: '/shop/mesas/:mesa/pedidos',
  summary: 'Un pedido que toma el camarero para una mesa, por el mismo camino que el del comensal.',
  access: 'place-order-for-table',
  check: 'restaurant',
  params: tableParam,
  headers: placeOrder.headers,
  body: newOrder,
  answers: { 200: orderWire, 201: orderWire },
  // What the house's own people enter is not held.
  errors: placeOrder.errors.filter((code) => code !== 'too_many_orders'),
  example: {
    body: placeOrder.example.body,
    answer: { ...orderExample, origen: 'camarero' },
  },
});
