import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ALL_ENDPOINTS } from './all-endpoints.ts';
import * as contract from './index.ts';
import type { Endpoint } from './endpoint.ts';

const named = ALL_ENDPOINTS.map((endpoint) => ({
  call: `${endpoint.method} ${endpoint.path}`,
  endpoint,
}));

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'answers' in value && 'method' in value;
}

describe('the list of calls', () => {
  test('contains every call that the contract exports', () => {
    const exported = Object.values(contract).filter(isEndpoint);
    expect(new Set(ALL_ENDPOINTS)).toEqual(new Set(exported));
  });

  test('has no two calls with the same method and path', () => {
    expect(new Set(named.map(({ call }) => call)).size).toBe(named.length);
  });
});

describe.each(named)('$call', ({ endpoint }) => {
  test('its example answer matches the schema, without further fields', () => {
    for (const schema of Object.values(endpoint.answers)) {
      expect(z.parse(schema, endpoint.example.answer)).toEqual(endpoint.example.answer);
    }
  });

  test('its example body matches the schema', () => {
    expect(endpoint.example.body === undefined).toBe(endpoint.body === undefined);
    if (endpoint.body) expect(z.safeParse(endpoint.body, endpoint.example.body).success).toBe(true);
  });

  test('it refuses to be called without its body, unless that has a default', () => {
    const hasDefault = endpoint.body?._zod.def.type === 'default';
    if (endpoint.body) expect(z.safeParse(endpoint.body, undefined).success).toBe(hasDefault);
  });

  test('every parameter of its path has a schema', () => {
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const schema = endpoint.params as z.ZodMiniObject | undefined;
    expect(Object.keys(schema?.shape ?? {})).toEqual(names);
  });

  test('it is described in Spanish', () => {
    expect(endpoint.summary).toMatch(/^[A-ZÁÉÍÓÚÑ¿¡].*\.$/);
  });
});
