import { REQUEST_LIMITS } from '@simplato/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '../app-error.ts';
import { readInput } from './read-input.ts';

function faultsOf(schema: z.ZodMiniType, body: unknown) {
  try {
    readInput(schema, body, 'body');
  } catch (error) {
    return error instanceof AppError ? error.details.fields : undefined;
  }
  return undefined;
}

test('of thousands of invalid fields, only the first few are named', () => {
  const list = z.object({ orden: z.array(z.int()) });
  const faults = faultsOf(list, { orden: Array.from({ length: 20_000 }, () => 'x') });
  expect(Object.keys(faults ?? {})).toHaveLength(REQUEST_LIMITS.namedFields);
});

test.each(['constructor', 'toString'])(
  'an invalid field named %j is reported like any other',
  (name) => {
    const faults = faultsOf(z.object({ [name]: z.int() }), JSON.parse(`{"${name}":"x"}`));
    expect(Object.entries(faults ?? {})).toEqual([[name, 'Este dato no es del tipo esperado']]);
  },
);
