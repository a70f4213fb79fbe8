import { MENU_LANGUAGES } from '@simplato/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import { idParam } from './wire-fields.ts';

const params = z.object({ id: idParam });
/** The reader's language; Spanish by default. */
const query = z.object({ idioma: z.optional(z.enum(MENU_LANGUAGES)) });
const answers = { 200: z.string() };
const example = { answer: '%PDF-1.7' };

export const printOwnReceipt = defineEndpoint(endpoints.printOwnReceipt, {
  summary: 'El recibo de un pedido de esta visita, en PDF. No es una factura.',
  params,
  query,
  answers,
  file: 'application/pdf',
  errors: ['not_found'],
  example,
});

export const printShareReceipt = defineEndpoint(endpoints.printShareReceipt, {
  summary: 'El recibo de lo que este móvil ha pagado de su cuenta, en PDF. No es una factura.',
  params,
  query,
  answers,
  file: 'application/pdf',
  errors: ['not_found'],
  example,
});

export const mailShareReceipt = defineEndpoint(endpoints.mailShareReceipt, {
  summary:
    'Envía por correo, una sola vez, el recibo de lo que este móvil ha pagado, a la dirección de su comensal.',
  params,
  answers: { 200: z.object({ enviado: z.boolean() }) },
  errors: ['not_found'],
  example: { answer: { enviado: true } },
});

export const printReceipt = defineEndpoint(endpoints.printReceipt, {
  summary: 'El recibo de cualquier pedido de la casa, en PDF. No es una factura.',
  params,
  answers,
  file: 'application/pdf',
  errors: ['not_found'],
  example,
});
