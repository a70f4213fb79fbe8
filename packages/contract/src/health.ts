import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';

export const readHealth = defineEndpoint(endpoints.readHealth, {
  summary: 'El proceso vive.',
  answers: { 200: z.object({ status: z.literal('ok') }) },
  errors: [],
  example: { answer: { status: 'ok' } },
});

export const readReadiness = defineEndpoint(endpoints.readReadiness, {
  summary:
    'El proceso puede atender: la base de datos responde. Mientras solo deja leer, `writable` es ' +
    'false: la carta y el tablero se ven, y no se guarda nada.',
  answers: { 200: z.object({ status: z.literal('ready'), writable: z.boolean() }) },
  errors: ['unavailable'],
  example: { answer: { status: 'ready', writable: true } },
});
