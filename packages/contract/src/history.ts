import { isDate, TABLE_NAME_LENGTH } from '@simplato/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { RESTAURANT_STATUS_WIRE, PAYMENT_WIRE } from './order-status-wire.ts';
import { orderExample, orderWire } from './order-wire.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { idParam, text } from './wire-fields.ts';

/** A business day, '2026-11-20': until five in the morning of the next day. */
const NO_DATE = 'Esta fecha no existe';
export const dayParam = z.string().check(z.maxLength(10, NO_DATE), z.refine(isDate, NO_DATE));

/** Orders per page of the history. */
export const HISTORY_PAGE = 100;

export const listHistory = defineEndpoint(staffEndpoints.listHistory, {
  summary: 'Todos los pedidos, el más reciente primero, por páginas y con filtros.',
  query: z.object({
    desde: z.optional(dayParam),
    hasta: z.optional(dayParam),
    mesa: z.optional(text(TABLE_NAME_LENGTH)),
    numero: z.optional(idParam),
    /** The number of an order: those of its table's tab. */
    cuenta: z.optional(idParam),
    status: z.optional(z.enum(RESTAURANT_STATUS_WIRE)),
    ispaid: z.optional(z.enum(PAYMENT_WIRE)),
    /** The `siguiente` of the previous page. */
    antes: z.optional(idParam),
  }),
  answers: {
    200: z.object({
      pedidos: z.array(orderWire),
      /** Where the next page begins; null on the last page. */
      siguiente: z.nullable(z.int()),
    }),
  },
  errors: [],
  example: { answer: { pedidos: [{ ...orderExample, status: 'CLOSED' }], siguiente: 128 } },
});
