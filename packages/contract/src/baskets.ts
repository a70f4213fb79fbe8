import { ORDER_LIMITS } from '@simplato/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import { requestedLine } from './orders.ts';
import { tabExample, tabWire } from './tab-wire.ts';
import { text } from './wire-fields.ts';

/**
 * The newest `version` of the tab that this phone has seen its own basket in. With it, what another
 * phone's round has sent meanwhile is not put back: the answer is 409 `basket_sent`, with the tab.
 */
export const seenVersion = z.optional(z.int().check(z.minimum(0)));

export const changeBasket = defineEndpoint(endpoints.changeBasket, {
  summary:
    'Lo que este móvil está eligiendo, entero; los demás de la mesa lo ven al momento. Repetirlo no cambia nada.',
  body: z.object({
    lineas: z.array(requestedLine).check(z.maxLength(ORDER_LIMITS.lines)),
    /** Without it, the note stays as it was. */
    comentarios: z.optional(text(ORDER_LIMITS.noteLength)),
    cesta: seenVersion,
  }),
  answers: { 200: tabWire },
  errors: ['not_found', 'tab_closed', 'basket_sent'],
  example: {
    body: {
      lineas: [{ idproductos: 101, quantity: 2, nota: 'sin huevo', preciounitario: '7.00' }],
      comentarios: 'Alergia a los frutos secos',
      cesta: 8,
    },
    answer: tabExample,
  },
});
