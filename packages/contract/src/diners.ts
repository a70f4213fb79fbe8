import { ALLERGEN_KEYS, dinerNameRule, dinerUsernameRule, emailRule } from '@simplato/domain';
import * as z from 'zod/mini';
import { newPasswordText, passwordText, ruled } from './account-fields.ts';
import { callWire } from './call-wire.ts';
import { defineEndpoint } from './endpoint.ts';
import * as accountEndpoints from './account-endpoints.ts';
import { sessionDataWire } from './own-sessions.ts';
import { id, text, unread } from './wire-fields.ts';

const dinerWire = z.object({
  idusuario: id,
  nombre: z.string(),
  nombreusuario: z.string(),
  mail: z.string(),
  /** A new address that has not been confirmed yet. */
  mailpendiente: z.optional(z.string()),
});
export type DinerWire = z.output<typeof dinerWire>;

const example: DinerWire = {
  idusuario: 7,
  nombre: 'Lucía Campos',
  nombreusuario: 'luciac',
  mail: 'lucia@example.com',
};

export const registerDiner = defineEndpoint(accountEndpoints.registerDiner, {
  summary: 'Registra a un comensal. Quien está en una mesa conserva mesa y pedidos.',
  body: z.object({
    nombre: ruled(dinerNameRule, 80),
    nombreusuario: ruled(dinerUsernameRule, 60),
    mail: ruled(emailRule, 254),
    password: newPasswordText,
    pin: unread,
  }),
  answers: { 201: dinerWire },
  errors: ['diner_taken', 'stale_password'],
  example: {
    body: {
      nombre: 'Lucía Campos',
      nombreusuario: 'luciac',
      mail: 'lucia@example.com',
      password: 'base64("<sha-256 en hexadecimal>|1|2026112020")',
      pin: '',
    },
    answer: example,
  },
});

export const logInDiner = defineEndpoint(accountEndpoints.logInDiner, {
  summary: 'Entrada de un comensal. Quien está en una mesa conserva mesa y pedidos.',
  body: z.object({
    mail: text(254),
    password: passwordText,
    recordar: z._default(z.boolean(), true),
    nombre: unread,
    nombreusuario: unread,
    pin: unread,
  }),
  answers: { 200: dinerWire },
  errors: ['bad_credentials', 'stale_password'],
  example: {
    body: {
      mail: 'lucia@example.com',
      password: 'base64("<sha-256 en hexadecimal>|0|2026112020")',
      recordar: true,
    },
    answer: example,
  },
});

export const readDiner = defineEndpoint(accountEndpoints.readDiner, {
  summary: 'Los datos del comensal de la sesión.',
  answers: { 200: dinerWire },
  errors: [],
  example: { answer: example },
});

export const changeDiner = defineEndpoint(accountEndpoints.changeDiner, {
  summary:
    'Cambia nombre, usuario o correo. Un correo nuevo pide la contraseña, y vale cuando se confirma.',
  body: z.object({
    nombre: z.optional(ruled(dinerNameRule, 80)),
    nombreusuario: z.optional(ruled(dinerUsernameRule, 60)),
    mail: z.optional(ruled(emailRule, 254)),
    /**
     * Required only with a new address, because whoever owns the address can reset the password.
     */
    password: z.optional(passwordText),
  }),
  answers: { 200: dinerWire },
  errors: ['diner_taken', 'wrong_password', 'stale_password'],
  example: { body: { nombre: 'Lucía Campos' }, answer: example },
});

/** All personal data stored about the diner, as a file (GDPR, article 20). */
export const downloadDiner = defineEndpoint(accountEndpoints.downloadDiner, {
  summary: 'Todos los datos guardados sobre el comensal.',
  answers: {
    200: z.object({
      cuenta: dinerWire,
      registro: z.string(),
      /** The language of the mails to the diner. */
      idioma: z.string(),
      sesiones: z.array(sessionDataWire),
      visitas: z.array(
        z.object({
          restaurante: z.string(),
          inicio: z.string(),
          pedidos: z.array(
            z.object({
              idorder: id,
              fecha: z.string(),
              description: z.string(),
              total: z.string(),
              comentarios: z.string(),
            }),
          ),
          /** Told to the kitchen; forgotten with the table's tab. */
          evita: z.array(z.enum(ALLERGEN_KEYS)),
          llamadas: z.array(
            z.pick(callWire, { mesa: true, motivo: true, forma: true, texto: true, desde: true }),
          ),
        }),
      ),
    }),
  },
  errors: [],
  example: {
    answer: {
      cuenta: example,
      registro: '2026-11-20T20:00:00.000Z',
      idioma: 'es',
      sesiones: [
        {
          navegador: 'Chrome',
          sistema: 'Android',
          abierta: '2026-11-20T18:05:00.000Z',
          usada: '2026-11-20T20:00:00.000Z',
        },
      ],
      visitas: [],
    },
  },
});

export const deleteDiner = defineEndpoint(accountEndpoints.deleteDiner, {
  summary: 'Borra la cuenta y cierra sus sesiones. Los pedidos quedan sin persona.',
  body: z.object({ password: passwordText }),
  answers: { 200: z.object({ ok: z.literal(true) }) },
  errors: ['wrong_password', 'stale_password'],
  example: {
    body: { password: 'base64("<sha-256 en hexadecimal>|1|2026112020")' },
    answer: { ok: true },
  },
});
