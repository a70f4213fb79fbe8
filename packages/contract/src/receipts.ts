import { MENU_LANGUAGES } from '@simplato/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import { idParam } from './wire-fields.ts';

const params = z.object({ id: idParam });
const answers = { 200: z.string() };
const example = { answer: '%PDF-1.7' };

export const printOwnReceipt = defineEndpoint(endpoints.printOwnReceipt, {
  summary: 'El recibo de un pedido de esta visita, en PDF. No es una factura.',
  params,
  /** The reader's language; Spanish by default. */
  query: z.object({ idioma: z.optional(z.enum(MENU_LANGUAGES)) }),
  answers,
  file: 'application/pdf',
  errors: ['not_found'],
  example,
});

export const printReceipt = defineEndpoint(endpoints.printReceipt, {
  summary: 'El recibo de cualquier pedido de la casa, en PDF. No es una factura.',
  params,
  answers,
  file: 'application/pdf',
  errors: ['not_found'],
  example,
});
