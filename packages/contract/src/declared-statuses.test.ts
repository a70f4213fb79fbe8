import { describe, expect, test } from 'vitest';
import { ALL_ENDPOINTS } from './all-endpoints.ts';
import { declaredErrors, declaredStatuses } from './declared-errors.ts';
import { ERRORS, errorMessage, errorStatus, type ErrorCode } from './error-codes.ts';
import { readHealth } from './health.ts';
import { streamOrders } from './order-streams.ts';
import { placeOrder } from './orders.ts';
import { deleteCategory } from './categories.ts';
import { logInStaff } from './sessions.ts';

const codes = Object.keys(ERRORS) as ErrorCode[];

describe('the error codes', () => {
  test.each(codes)('%s has an error status and a Spanish sentence', (code) => {
    expect([400, 401, 403, 404, 408, 409, 413, 415, 429, 431, 500, 503]).toContain(
      errorStatus(code),
    );
    // The basket's message is the product's own, and has no full stop.
    if (code === 'empty_basket') expect(errorMessage(code)).toBe('No hay productos en el carrito');
    else expect(errorMessage(code)).toMatch(/^[A-ZÁÉÍÓÚÑ].*[.]$/);
  });

  test('a wrong login has its established message', () => {
    expect(ERRORS.bad_credentials).toEqual([401, 'Credenciales no son válidas. Pruebe de nuevo.']);
  });

  test('are each declared by some call', () => {
    const declared = new Set(ALL_ENDPOINTS.flatMap(declaredErrors));
    expect(codes.filter((code) => !declared.has(code))).toEqual([]);
  });

  test('have different messages', () => {
    expect(new Set(codes.map(errorMessage)).size).toBe(codes.length);
  });
});

describe('the statuses that a call may return', () => {
  test.each([
    { name: 'health', endpoint: readHealth, statuses: [200, 400, 408, 413, 429, 431, 500, 503] },
    {
      name: 'a login',
      endpoint: logInStaff,
      statuses: [200, 400, 401, 403, 408, 413, 415, 429, 431, 500, 503],
    },
    {
      name: 'an order',
      endpoint: placeOrder,
      statuses: [200, 201, 400, 401, 403, 408, 409, 413, 415, 429, 431, 500, 503],
    },
    {
      name: 'deleting a category',
      endpoint: deleteCategory,
      statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 431, 500, 503],
    },
    {
      name: 'a stream',
      endpoint: streamOrders,
      statuses: [200, 400, 401, 403, 408, 413, 429, 431, 500, 503],
    },
  ])('$name', ({ endpoint, statuses }) => {
    expect(declaredStatuses(endpoint)).toEqual(statuses);
  });

  test('include 401 and 403 for calls that need a session, and not for public ones', () => {
    for (const endpoint of ALL_ENDPOINTS) {
      const isPublic = endpoint.access === 'public';
      expect(declaredErrors(endpoint).includes('no_session')).toBe(!isPublic);
      expect(declaredErrors(endpoint).includes('forbidden')).toBe(!isPublic);
    }
  });
});
