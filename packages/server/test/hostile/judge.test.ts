import { errorMessage, type ErrorCode } from '@simplato/contract';
import { expect, test } from 'vitest';
import { callsOf, type ApiDescription, type JsonSchema } from './described-api.ts';
import type { Exchange } from './exchange.ts';
import { CANARY, Judge, TIMEOUT_MS } from './judge.ts';

const said = (code: ErrorCode) => ({ code, message: errorMessage(code) });
const [unavailable, silent, notFound] = [
  said('unavailable'),
  said('provider_silent'),
  said('not_found'),
];
const promised = ({ code, message }: ReturnType<typeof said>) => `${code}: ${message}`;

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
const description: ApiDescription = {
  servers: [{ url: '/api' }],
  paths: {
    '/plato/{id}': {
      get: {
        parameters: [],
        responses: {
          200: {
            description: 'Hecho.',
            ...json({
              type: 'object',
              required: ['name'],
              additionalProperties: false,
              properties: { name: { type: 'string' } },
            }),
          },
          404: {
            description: promised(notFound),
            ...json({ type: 'object' }),
          },
          503: {
            description: [unavailable, silent].map(promised).join(' · '),
            ...json({ type: 'object' }),
          },
        },
      },
    },
  },
};
const judge = new Judge(description);
const [call] = callsOf(description);

const answered = (status: number, body: unknown, more: Partial<Exchange> = {}): Exchange => ({
  status,
  type: 'application/json; charset=utf-8',
  headers: {},
  text: JSON.stringify(body),
  ms: 1,
  ...more,
});

test.each([
  answered(200, { name: 'Sopa' }),
  answered(404, notFound),
  answered(503, silent),
  answered(404, { ...notFound, fields: { name: 'No puede estar vacío' } }),
])('$status with $text is accepted', (answer) => {
  expect(judge.complaints(call!, answer)).toEqual([]);
});

test.each<{ what: string; answer: Exchange }>([
  { what: 'an undeclared status', answer: answered(418, {}) },
  { what: 'a failure of ours', answer: answered(500, {}) },
  { what: 'a statement that ran out of time', answer: answered(503, unavailable) },
  { what: 'a silence of somebody else', answer: answered(503, said('printer_silent')) },
  { what: 'an unknown payment', answer: answered(503, said('payment_unknown')) },
  { what: 'a 503 without a code', answer: answered(503, {}) },
  { what: 'no answer', answer: answered(0, {}, { type: 'Error: socket hang up' }) },
  { what: 'another type', answer: answered(200, { name: 'x' }, { type: 'text/html' }) },
  { what: 'what is no JSON', answer: answered(200, null, { text: '<html>' }) },
  { what: 'a missing field', answer: answered(200, {}) },
  { what: 'a field too many', answer: answered(200, { name: 'x', hash: 'y' }) },
  { what: 'a late answer', answer: answered(200, { name: 'x' }, { ms: TIMEOUT_MS + 1 }) },
  { what: "a neighbour's word", answer: answered(200, { name: `Sopa ${CANARY}` }) },
  {
    what: "a neighbour's word in a header",
    answer: answered(200, { name: 'x' }, { headers: { 'x-a': CANARY.toUpperCase() } }),
  },
  { what: 'an undeclared code', answer: answered(404, { ...notFound, code: 'gone' }) },
  { what: 'another sentence', answer: answered(404, { ...notFound, message: 'Not found' }) },
  { what: 'no sentence', answer: answered(404, { code: 'not_found' }) },
  {
    what: 'a field told of in English',
    answer: answered(404, { ...notFound, fields: { name: 'Invalid input' } }),
  },
  { what: 'a field told nothing of', answer: answered(404, { ...notFound, fields: { name: '' } }) },
])('$what is reported', ({ answer }) => {
  expect(judge.complaints(call!, answer)).not.toEqual([]);
});
