import { emailRule, staffUsernameRule } from '@simplato/domain';
import * as z from 'zod/mini';
import { newPasswordText, passwordText, ruled } from './account-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import * as accountEndpoints from './account-endpoints.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { flag, id, idParam, isoTime, linkToken, text } from './wire-fields.ts';

/**
 * The people of a restaurant: who works there, who is invited, and who is using the tablet at present.
 */

const personWire = z.object({
  idusuario: id,
  nombreusuario: z.string(),
  mail: z.string(),
  /** 1 manages the restaurant: menu, settings, codes, payments and people. 0 runs the board. */
  esowner: flag,
  tienepin: z.boolean(),
  /** Whether this is the caller. */
  propio: z.boolean(),
});
export type PersonWire = z.output<typeof personWire>;

const invitationWire = z.object({
  idinvitacion: id,
  /** Empty: by a link that was shown on a screen. */
  mail: z.string(),
  esowner: flag,
  caduca: isoTime,
});
export type InvitationWire = z.output<typeof invitationWire>;

const teamWire = z.object({ personas: z.array(personWire), invitaciones: z.array(invitationWire) });
export type TeamWire = z.output<typeof teamWire>;

const person: PersonWire = {
  idusuario: 2,
  nombreusuario: 'cocina',
  mail: 'cocina@tabernadelpalacio.example',
  esowner: 0,
  tienepin: true,
  propio: false,
};
const invitation: InvitationWire = {
  idinvitacion: 3,
  mail: 'barra@tabernadelpalacio.example',
  esowner: 0,
  caduca: '2026-11-27T20:00:00.000Z',
};
const team: TeamWire = { personas: [person], invitaciones: [invitation] };
const params = z.object({ id: idParam });

export const readTeam = defineEndpoint(staffEndpoints.readTeam, {
  summary: 'Quién trabaja en el restaurante y a quién se ha invitado.',
  answers: { 200: teamWire },
  errors: [],
  example: { answer: team },
});

export const invitePerson = defineEndpoint(staffEndpoints.invitePerson, {
  summary: 'Invita por correo a trabajar en el restaurante. Repetirla manda un enlace nuevo.',
  body: z.object({ mail: ruled(emailRule, 254), esowner: z._default(flag, 0) }),
  answers: { 200: teamWire },
  errors: ['email_taken', 'team_full'],
  example: { body: { mail: invitation.mail, esowner: 0 }, answer: team },
});

export const inviteByLink = defineEndpoint(staffEndpoints.inviteByLink, {
  summary:
    'Invita con un enlace para enseñar, sin correo: sirve una vez y siete días, y no se puede volver a leer.',
  body: z.object({ esowner: z._default(flag, 0) }),
  answers: { 200: z.extend(teamWire, { enlace: z.string() }) },
  errors: ['team_full'],
  example: {
    body: { esowner: 0 },
    answer: { ...team, enlace: 'https://simplato.example/auth/invitacion?token=pM3v…' },
  },
});

export const withdrawInvitation = defineEndpoint(staffEndpoints.withdrawInvitation, {
  summary: 'Retira una invitación: su enlace deja de servir.',
  params,
  answers: { 200: teamWire },
  errors: ['not_found'],
  example: { answer: { ...team, invitaciones: [] } },
});

export const changePersonRole = defineEndpoint(staffEndpoints.changePersonRole, {
  summary: 'Hace a alguien propietario, o deja de serlo. Siempre queda uno.',
  params,
  body: z.object({ esowner: flag }),
  answers: { 200: teamWire },
  errors: ['not_found', 'last_owner'],
  example: { body: { esowner: 1 }, answer: team },
});

export const removePerson = defineEndpoint(staffEndpoints.removePerson, {
  summary: 'Quita a alguien del restaurante: su cuenta y sus sesiones terminan.',
  params,
  answers: { 200: teamWire },
  errors: ['not_found', 'last_owner'],
  example: { answer: { ...team, personas: [] } },
});

const colleagueWire = z.object({ idusuario: id, nombreusuario: z.string() });
export type ColleagueWire = z.output<typeof colleagueWire>;

export const listColleagues = defineEndpoint(staffEndpoints.listColleagues, {
  summary: 'Quién puede ponerse en esta tableta con su PIN.',
  answers: { 200: z.array(colleagueWire) },
  errors: [],
  example: { answer: [{ idusuario: 2, nombreusuario: 'cocina' }] },
});

export const switchPerson = defineEndpoint(staffEndpoints.switchPerson, {
  summary: 'Cambia de persona en una tableta compartida. La sesión dura lo que le quedaba.',
  body: z.object({ idusuario: id, pinacceso: passwordText }),
  answers: { 200: colleagueWire },
  errors: ['wrong_pin', 'pin_removed', 'stale_password'],
  example: {
    body: { idusuario: 2, pinacceso: 'base64("<sha-256 del PIN>|1001|2026112020")' },
    answer: { idusuario: 2, nombreusuario: 'cocina' },
  },
});

/** One's own PIN; an empty one removes it. */
export const changePin = defineEndpoint(staffEndpoints.changePin, {
  summary: 'Pone, cambia o quita el PIN propio, con la contraseña.',
  body: z.object({ pinacceso: text(400), password: passwordText }),
  answers: { 200: z.object({ tienepin: z.boolean() }) },
  errors: ['wrong_password', 'stale_password'],
  example: {
    body: {
      pinacceso: 'base64("<sha-256 del PIN>|1001|2026112020")',
      password: 'base64("<sha-256 en hexadecimal>|1001|2026112020")',
    },
    answer: { tienepin: true },
  },
});

const openInvitationWire = z.object({ razonsocial: z.string(), mail: z.string(), esowner: flag });

/** POST rather than GET, so that the token does not appear in logs. */
export const readInvitation = defineEndpoint(accountEndpoints.readInvitation, {
  summary: 'De qué restaurante es una invitación y a qué correo llegó; vacío: se enseñó un enlace.',
  body: z.object({ token: linkToken }),
  answers: { 200: openInvitationWire },
  errors: ['bad_invitation'],
  example: {
    body: { token: 'pM3v…' },
    answer: { razonsocial: 'Taberna del Palacio, S.L.', mail: invitation.mail, esowner: 0 },
  },
});

export const acceptInvitation = defineEndpoint(accountEndpoints.acceptInvitation, {
  summary: 'Acepta una invitación con nombre y contraseña propios, y entra.',
  body: z.object({
    token: linkToken,
    /** For an invitation without an address; otherwise it is the one that it was sent to. */
    mail: z.optional(ruled(emailRule, 254)),
    nombreusuario: ruled(staffUsernameRule, 60),
    password: newPasswordText,
  }),
  answers: {
    201: z.object({ mail: z.string(), identerprise: id, nombreusuario: z.string() }),
  },
  errors: ['bad_invitation', 'email_taken', 'username_taken', 'stale_password'],
  example: {
    body: {
      token: 'pM3v…',
      nombreusuario: 'lacocina',
      password: 'base64("<sha-256 en hexadecimal>|1|2026112020")',
    },
    answer: { mail: invitation.mail, identerprise: 1001, nombreusuario: 'lacocina' },
  },
});
