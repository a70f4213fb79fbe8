import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import { text, unread } from './wire-fields.ts';

const loginBody = z.object({
  mail: text(254),
  password: text(400),
  /** If false, the session ends when the browser closes, or after twelve hours at most. */
  recordar: z._default(z.boolean(), true),
  nombreusuario: unread,
  pinacceso: unread,
  esowner: unread,
  identerprise: unread,
});

export const logInStaff = defineEndpoint(endpoints.logInStaff, {
  summary: 'Entrada del personal de un restaurante.',
  body: loginBody,
  answers: {
    200: z.object({ mail: z.string(), identerprise: z.int(), nombreusuario: z.string() }),
  },
  errors: ['bad_credentials', 'stale_password'],
  example: {
    body: {
      mail: 'cocina@tabernadelpalacio.example',
      nombreusuario: '',
      password: 'base64("<sha-256 en hexadecimal>|0|2026112020")',
      pinacceso: '',
      esowner: 2,
      identerprise: 0,
    },
    answer: {
      mail: 'cocina@tabernadelpalacio.example',
      identerprise: 1001,
      nombreusuario: 'cocina',
    },
  },
});

export const signOut = defineEndpoint(endpoints.signOut, {
  summary:
    'Termina la sesión y borra sus cookies, si la página no las ha borrado ya. Sin sesión, también.',
  answers: { 200: z.object({ ok: z.literal(true) }) },
  errors: [],
  example: { answer: { ok: true } },
});
