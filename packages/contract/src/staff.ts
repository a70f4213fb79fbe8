import { emailRule, staffUsernameRule } from '@simplato/domain';
import * as z from 'zod/mini';
import { newPasswordText, passwordText, ruled } from './account-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import * as accountEndpoints from './account-endpoints.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { id, text, unread } from './wire-fields.ts';

/**
 * Somebody who works in the restaurant. Without a session of that restaurant, only the looked-up value is
 * returned.
 */
const staffWire = z.object({
  nombreusuario: z.optional(z.string()),
  mail: z.optional(z.string()),
  identerprise: z.optional(id),
  esowner: z.optional(z.int()),
  stripe_account_id: z.optional(z.string()),
});
export type StaffWire = z.output<typeof staffWire>;
const ownStaffWire = z.extend(staffWire, {
  mailpendiente: z.optional(z.string()),
  tienepin: z.boolean(),
  /** Only if it was removed after too many wrong ones, until there is a new one. */
  pinquitado: z.optional(z.boolean()),
});

const example: StaffWire = {
  nombreusuario: 'cocina',
  mail: 'cocina@tabernadelpalacio.example',
  identerprise: 1001,
  esowner: 1,
  stripe_account_id: '',
};

const ownExample = { ...example, tienepin: false };

const newStaff = z.object({
  mail: ruled(emailRule, 254),
  nombreusuario: ruled(staffUsernameRule, 60),
  password: newPasswordText,
  identerprise: id,
  esowner: unread,
  pinacceso: unread,
  stripe_account_id: unread,
  role: unread,
});

export const createStaff = defineEndpoint(accountEndpoints.createStaff, {
  summary: 'Crea al usuario de un restaurante recién registrado, con el permiso del registro.',
  body: newStaff,
  answers: { 201: staffWire },
  errors: ['no_ticket', 'email_taken', 'username_taken', 'stale_password', 'team_full'],
  example: {
    body: {
      mail: 'cocina@tabernadelpalacio.example',
      nombreusuario: 'cocina',
      password: 'base64("<sha-256 en hexadecimal>|1|2026112020")',
      identerprise: 1001,
    },
    answer: example,
  },
});

/** Only one's own name and mail address. Older screens send the other fields back unchanged. */
export const changeStaff = defineEndpoint(staffEndpoints.changeStaff, {
  summary:
    'Cambia los datos propios. Un correo nuevo pide la contraseña, y vale cuando se confirma.',
  body: z.object({
    nombreusuario: z.optional(ruled(staffUsernameRule, 60)),
    mail: z.optional(ruled(emailRule, 254)),
    identerprise: z.optional(id),
    /**
     * Required only with a new address, because whoever owns the address can reset the password.
     */
    password: z.optional(passwordText),
    esowner: unread,
    pinacceso: unread,
    stripe_account_id: unread,
    role: unread,
  }),
  answers: { 200: ownStaffWire },
  errors: ['email_taken', 'username_taken', 'wrong_password', 'stale_password'],
  example: { body: { nombreusuario: 'cocina' }, answer: ownExample },
});

export const readOwnStaff = defineEndpoint(staffEndpoints.readOwnStaff, {
  summary: 'Los datos propios, con la dirección que espera confirmación si la hay.',
  answers: { 200: ownStaffWire },
  errors: [],
  example: { answer: ownExample },
});

export const findStaffByUsername = defineEndpoint(accountEndpoints.findStaffByUsername, {
  summary: 'Si un nombre de usuario está en uso: la lista está vacía o lo contiene.',
  params: z.object({ nombreusuario: text(254) }),
  answers: { 200: z.array(staffWire) },
  errors: [],
  example: { answer: [{ nombreusuario: 'cocina' }] },
});

export const findStaffByEmail = defineEndpoint(accountEndpoints.findStaffByEmail, {
  summary: 'Si un correo está en uso: la lista está vacía o lo contiene.',
  params: z.object({ mail: text(254) }),
  answers: { 200: z.array(staffWire) },
  errors: [],
  example: { answer: [{ mail: 'cocina@tabernadelpalacio.example' }] },
});

export const listStaff = defineEndpoint(staffEndpoints.listStaff, {
  summary: 'Los usuarios del restaurante.',
  answers: { 200: z.array(staffWire) },
  errors: [],
  example: { answer: [example] },
});
