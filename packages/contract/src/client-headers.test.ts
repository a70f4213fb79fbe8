import fc from 'fast-check';
import { encodeBase64 } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import {
  CLIENT_AUTHORIZATION,
  contentCheck,
  isFreshHour,
  readContentCheck,
  utcHour,
} from './client-headers.ts';
import { decodePasswordField, encodePasswordField } from './password-field.ts';

const HOUR_MS = 3_600_000;
const evening = new Date('2026-11-20T20:31:07Z');

test('the client header names the application', () => {
  expect(CLIENT_AUTHORIZATION).toBe('Basic c2ltcGxhdG86d2Vi');
});

describe('ContentCheck', () => {
  test('carries the restaurant and the UTC hour', () => {
    expect(contentCheck(1001, evening)).toBe(encodeBase64('1001-2026112020'));
  });

  test('is the same after encoding and decoding', () => {
    const instant = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(fc.nat(999_999_999), instant, (checkId, now) => {
        const read = readContentCheck(contentCheck(checkId, now));
        expect(read).toEqual({ checkId, hour: utcHour(now) });
        expect(isFreshHour(read!.hour, now)).toBe(true);
      }),
    );
  });

  test.each(
    ['', '1001', '1001-', '-2026112020', '1001-20261120', '1001-2026112020-1', 'a-2026112020'].map(
      encodeBase64,
    ),
  )('%j is malformed', (header) => {
    expect(readContentCheck(header)).toBeNull();
  });

  test.each(['', 'hola', '1001-2026112020', '%%%'])(
    '%j is refused, because it is not base64 of a ContentCheck',
    (header) => {
      expect(readContentCheck(header)).toBeNull();
    },
  );
});

describe('the hour of a ContentCheck', () => {
  test.each([
    { hours: -2, isFresh: false },
    { hours: -1, isFresh: true },
    { hours: 0, isFresh: true },
    { hours: 1, isFresh: true },
    { hours: 2, isFresh: false },
    { hours: 24, isFresh: false },
  ])('$hours hours from now, accepted: $isFresh', ({ hours, isFresh }) => {
    const then = new Date(evening.getTime() + hours * HOUR_MS);
    expect(isFreshHour(utcHour(then), evening)).toBe(isFresh);
  });

  test('is accepted across midnight and the new year', () => {
    expect(isFreshHour('2026123123', new Date('2027-01-01T00:00:00Z'))).toBe(true);
    expect(isFreshHour('2026123122', new Date('2027-01-01T00:00:00Z'))).toBe(false);
  });

  test.each(['', '2026', '202611202', 'ayer', '20261120200'])('%j is refused', (hour) => {
    expect(isFreshHour(hour, evening)).toBe(false);
  });
});

describe('the password field', () => {
  const digest = 'a'.repeat(64);

  test('is the same after encoding and decoding', () => {
    const field = fc.record({
      digest: fc.stringMatching(/^[0-9a-f]{64}$/),
      checkId: fc.nat(999_999_999),
      hour: fc.stringMatching(/^\d{10}$/),
    });
    fc.assert(
      fc.property(field, (password) => {
        expect(decodePasswordField(encodePasswordField(password))).toEqual(password);
      }),
    );
  });

  test('is base64 of digest, id and hour', () => {
    expect(encodePasswordField({ digest, checkId: 0, hour: '2026112020' })).toBe(
      encodeBase64(`${digest}|0|2026112020`),
    );
  });

  test.each([
    'Comanda2026',
    '',
    encodeBase64('Comanda2026'),
    encodeBase64(`${digest.toUpperCase()}|0|2026112020`),
    encodeBase64(`${digest}|0`),
    encodeBase64(`${digest}|-1|2026112020`),
    encodeBase64(`${digest.slice(1)}|0|2026112020`),
  ])('%j is refused', (text) => {
    expect(decodePasswordField(text)).toBeNull();
  });
});
