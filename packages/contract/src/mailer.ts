import { emailRule } from '@simplato/domain';
import * as z from 'zod/mini';
import { ruled } from './account-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import { id, text } from './wire-fields.ts';

const MESSAGE_LENGTH = 20_000;

/**
 * Not an open relay: it mails a diner the confirmation of one of their own orders, to their own
 * address, at most once. The server writes the subject; the typed text is put above the order as
 * plain text, never as HTML, and with its links taken out: the address may not be the diner's.
 */
export const sendEmail = defineEndpoint(endpoints.sendEmail, {
  summary: 'Envía al comensal, una sola vez, la confirmación de un pedido suyo.',
  body: z.object({
    to: ruled(emailRule, 254),
    subject: z._default(text(200), ''),
    mail: z._default(text(MESSAGE_LENGTH), ''),
    /** Which order; the latest by default. */
    idorder: z.optional(id),
    identerprise: z.optional(id),
  }),
  answers: { 200: z.object({ enviado: z.boolean() }) },
  errors: ['not_own_address', 'not_found'],
  example: {
    body: { to: 'lucia@example.com', subject: 'Tu pedido', mail: 'Gracias por tu pedido.' },
    answer: { enviado: false },
  },
});
