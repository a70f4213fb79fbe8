import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

export const readHealth = defineEndpoint({
  method: 'GET',
  path: '/health',
  summary: 'El proceso vive.',
  access: 'public',
  check: 'none',
  answers: { 200: z.object({ status: z.literal('ok') }) },
  errors: [],
  example: { answer: { status: 'ok' } },
});

export const readReadiness = defineEndpoint({
  method: 'GET',
  path: '/ready',
  summary:
    'El proceso puede atender: la base de datos responde. Mientras solo deja leer, `writable` es ' +
    'false: la carta y el tablero se ven, y no se guarda nada.',
  access: 'public',
  check: 'none',
  answers: { 200: z.object({ status: z.literal('ready'), writable: z.boolean() }) },
  errors: ['unavailable'],
  example: { answer: { status: 'ready', writable: true } },
});
