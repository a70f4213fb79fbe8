import * as z from 'zod/mini';
import { passwordText } from './account-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import * as accountEndpoints from './account-endpoints.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { isoTime } from './wire-fields.ts';

/** The most sessions that the list has: this one, and then those used last. */
export const SESSIONS_LISTED = 100;

/** What is known of a session, also in the file with all data of a diner. */
export const sessionDataWire = z.object({
  /** 'Chrome', and 'Android'; empty if not recognised when it was opened. */
  navegador: z.string(),
  sistema: z.string(),
  abierta: isoTime,
  /** To the hour: a session in use may have been used up to an hour later. */
  usada: isoTime,
});

/** A session of one's own account. The id names it and opens nothing. */
const ownSessionWire = z.extend(sessionDataWire, {
  idsesion: z.uuid(),
  /** Whether the call came with it. */
  propia: z.boolean(),
});
export type OwnSessionWire = z.output<typeof ownSessionWire>;

interface OwnSession {
  sessionId: string;
  browser: string;
  system: string;
  openedAt: Date;
  lastUsedAt: Date;
  isThis: boolean;
}

export function sessionDataToWire(session: OwnSession): z.output<typeof sessionDataWire> {
  return {
    navegador: session.browser,
    sistema: session.system,
    abierta: session.openedAt.toISOString(),
    usada: session.lastUsedAt.toISOString(),
  };
}

export function ownSessionToWire(session: OwnSession): OwnSessionWire {
  return {
    idsesion: session.sessionId,
    ...sessionDataToWire(session),
    propia: session.isThis,
  };
}

const listAnswers = { 200: z.array(ownSessionWire) };
const listExample: OwnSessionWire[] = [
  {
    idsesion: '2f1f3f4e-8a57-4c59-9d0c-6f0f8f7b3c11',
    navegador: 'Chrome',
    sistema: 'Android',
    abierta: '2026-11-20T18:05:00.000Z',
    usada: '2026-11-20T20:00:00.000Z',
    propia: true,
  },
];

/** One session, or all but the one that the call comes with. */
export const OTHER_SESSIONS = 'demas';
const end = z.object({
  idsesion: z.union([z.literal(OTHER_SESSIONS), z.uuid()]),
  password: passwordText,
});
const endAnswers = { 200: z.object({ cerradas: z.int() }) };
export const listStaffSessions = defineEndpoint(staffEndpoints.listStaffSessions, {
  summary: 'Las sesiones abiertas de la cuenta propia: primero esta, luego las usadas hace menos.',
  answers: listAnswers,
  errors: [],
  example: { answer: listExample },
});

export const endStaffSessions = defineEndpoint(staffEndpoints.endStaffSessions, {
  summary: 'Cierra una sesión de la cuenta propia, o todas las demás, con la contraseña.',
  body: end,
  answers: endAnswers,
  errors: ['wrong_password', 'stale_password', 'not_found'],
  example: {
    body: {
      idsesion: OTHER_SESSIONS,
      password: 'base64("<sha-256 en hexadecimal>|1001|2026112020")',
    },
    answer: { cerradas: 2 },
  },
});

export const listDinerSessions = defineEndpoint(accountEndpoints.listDinerSessions, {
  summary: 'Las sesiones abiertas de la cuenta propia: primero esta, luego las usadas hace menos.',
  answers: listAnswers,
  errors: [],
  example: { answer: listExample },
});

export const endDinerSessions = defineEndpoint(accountEndpoints.endDinerSessions, {
  summary: 'Cierra una sesión de la cuenta propia, o todas las demás, con la contraseña.',
  body: end,
  answers: endAnswers,
  errors: ['wrong_password', 'stale_password', 'not_found'],
  example: {
    body: {
      idsesion: OTHER_SESSIONS,
      password: 'base64("<sha-256 en hexadecimal>|1|2026112020")',
    },
    answer: { cerradas: 2 },
  },
});
