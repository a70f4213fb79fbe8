import { isColour } from '@simplato/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';

const HOW = 'El color se escribe así: #4f6228';
/** A colour as '#rrggbb'; upper case is accepted and lowered. */
export const colourInput = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(7, HOW), z.refine(isColour, HOW));

export const readAccent = defineEndpoint(endpoints.readAccent, {
  summary: 'Los tonos que salen de un color, claros y oscuros, con contraste suficiente.',
  params: z.object({ color: z.string().check(z.regex(/^[0-9a-f]{6}$/)) }),
  /** The rule's number changes the address whenever the tokens change. */
  query: z.object({ regla: z.optional(z.string().check(z.regex(/^\d{1,6}$/))) }),
  answers: { 200: z.string() },
  file: 'text/css; charset=utf-8',
  errors: ['not_found'],
  example: { answer: ':root:root { --acento: #4f6228 }' },
});
