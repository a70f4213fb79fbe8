import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES } from '../i18n/languages.ts';
import {
  formatCents,
  formatEuros,
  formatNetMicros,
  MAX_NET_MICROS,
  netMicrosFromGross,
  parseCents,
  parseNetMicros,
  unitGrossCents,
} from './money.ts';

describe('prices shown and prices stored', () => {
  test.each([0, 4, 10, 21])(
    'every gross price up to 1,000 € stays the same when stored net at %i %%',
    (vatPercent) => {
      const broken: number[] = [];
      for (let cents = 0; cents <= 100_000; cents += 1) {
        const stored = parseNetMicros(formatNetMicros(netMicrosFromGross(cents, vatPercent)));
        if (unitGrossCents(stored ?? -1, vatPercent) !== cents) broken.push(cents);
      }
      expect(broken).toEqual([]);
    },
  );

  test.each([
    { net: '0.005', vatPercent: 0, grossCents: 1 },
    { net: '0.004999', vatPercent: 0, grossCents: 0 },
    { net: '0.0625', vatPercent: 4, grossCents: 7 },
    { net: '0.05', vatPercent: 10, grossCents: 6 },
    { net: '0.049999', vatPercent: 10, grossCents: 5 },
    { net: '0.5', vatPercent: 21, grossCents: 61 },
    { net: '0.499999', vatPercent: 21, grossCents: 60 },
    { net: '1.818182', vatPercent: 10, grossCents: 200 },
  ])(
    '$net € and $vatPercent % are $grossCents cents, rounded half up',
    ({ net, vatPercent, grossCents }) => {
      expect(unitGrossCents(parseNetMicros(net) ?? -1, vatPercent)).toBe(grossCents);
    },
  );

  test('a higher net price is never shown as a lower gross price', () => {
    const price = fc.integer({ min: 0, max: MAX_NET_MICROS });
    fc.assert(
      fc.property(price, price, fc.integer({ min: 0, max: 21 }), (one, other, vatPercent) => {
        const [cheap, dear] = [Math.min(one, other), Math.max(one, other)];
        expect(unitGrossCents(dear, vatPercent)).toBeGreaterThanOrEqual(
          unitGrossCents(cheap, vatPercent),
        );
      }),
    );
  });

  test.each([0, 4, 10, 21])(
    'a gross price that a client divided by itself is shown unchanged at %i %%',
    (vatPercent) => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
          const divided = cents / 100 / (1 + vatPercent / 100);
          expect(parseNetMicros(String(divided))).toBe(parseNetMicros(divided));
          expect(unitGrossCents(parseNetMicros(divided) ?? -1, vatPercent)).toBe(cents);
        }),
      );
    },
  );

  test('7,00 € divided by 1.1 is stored as 6.363636 and shown as 7,00 € again', () => {
    const stored = parseNetMicros('6.363636363636363') ?? -1;
    expect(formatNetMicros(stored)).toBe('6.363636');
    expect(formatEuros(unitGrossCents(stored, 10))).toBe('7,00\u00A0€');
  });

  test('the highest price is still exact', () => {
    expect(unitGrossCents(MAX_NET_MICROS, 21)).toBe(12_100_000);
    expect(netMicrosFromGross(12_100_000, 21)).toBe(MAX_NET_MICROS);
  });
});

describe('a net price as text', () => {
  test.each([
    ['2', 2_000_000],
    ['2,5', 2_500_000],
    ['2.50', 2_500_000],
    [' 2,50 ', 2_500_000],
    ['0', 0],
    ['007,1', 7_100_000],
    ['1.818182', 1_818_182],
    ['100000', MAX_NET_MICROS],
    [2.5, 2_500_000],
    [0, 0],
    [-0, 0],
    ['6.363636363636363', 6_363_636],
    [7 / 1.1, 6_363_636],
    [0.1 + 0.2, 300_000],
    ['1,1234565', 1_123_457],
    ['1.12345649999999999999', 1_123_456],
    ['0.9999995', 1_000_000],
    ['0.0000004', 0],
    ['99999.9999999', MAX_NET_MICROS],
  ])('%j is read as %i micros', (written, micros) => {
    expect(parseNetMicros(written)).toBe(micros);
  });

  test.each([
    '',
    ' ',
    'gratis',
    '-1',
    '+1',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '.5',
    '5.',
    '1 000',
    '1.234,50',
    '1,234.50',
    '1,2,3',
    '2,00 €',
    '1.123456789012345678901',
    '-6.363636363636363',
    '6.363636363636363e0',
    '6.363.636',
    '100000.000001',
    '100000.0000005',
    '1234567890',
    '٣',
    '１',
    '1\n2',
    '1;drop table products',
    -1,
    NaN,
    Infinity,
    1e21,
    1e-7,
  ])('%j is refused', (written) => {
    expect(parseNetMicros(written)).toBeNull();
  });

  test('is read back as it was written, with a comma too', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_NET_MICROS }), (micros) => {
        const text = formatNetMicros(micros);
        expect(text).toMatch(/^\d+\.\d{2,6}$/);
        expect(parseNetMicros(text)).toBe(micros);
        expect(parseNetMicros(text.replace('.', ','))).toBe(micros);
      }),
    );
  });

  test('with more than six decimals is the nearest millionth', () => {
    const euros = fc.integer({ min: 0, max: 99_998 });
    const decimals = fc.stringMatching(/^\d{7,20}$/);
    fc.assert(
      fc.property(euros, decimals, (whole, rest) => {
        const micros = BigInt(parseNetMicros(`${whole}.${rest}`) ?? -1);
        const scale = 10n ** BigInt(rest.length);
        const twiceOff = 2n * (micros * scale - BigInt(`${whole}${rest}`) * 1_000_000n);
        expect(twiceOff > -scale && twiceOff <= scale).toBe(true);
      }),
    );
  });

  test.each([
    [0, '0.00'],
    [2_000_000, '2.00'],
    [2_500_000, '2.50'],
    [1_818_182, '1.818182'],
    [1_100_100, '1.1001'],
    [1, '0.000001'],
  ])('of %i micros is written as %j', (micros, text) => {
    expect(formatNetMicros(micros)).toBe(text);
  });
});

describe('an amount in cents', () => {
  test('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999_999), (cents) => {
        expect(parseCents(formatCents(cents))).toBe(cents);
      }),
    );
  });

  test.each([
    ['16,5', 1650],
    ['16.50', 1650],
    [' 16 ', 1600],
    [16.5, 1650],
    ['0', 0],
  ])('%j is read as %i cents', (written, cents) => {
    expect(parseCents(written)).toBe(cents);
  });

  test.each(['', '-1', '16.505', '1.000,00', '16,50 €', 'abc', '1e2', NaN, -1, 16.505, 1e10])(
    '%j is refused',
    (written) => {
      expect(parseCents(written)).toBeNull();
    },
  );

  test('is shown with a comma, a no-break space and the euro sign', () => {
    expect(formatEuros(1250)).toBe('12,50\u00A0€');
    expect(formatEuros(0)).toBe('0,00\u00A0€');
    expect(formatEuros(5)).toBe('0,05\u00A0€');
    expect(formatEuros(-5)).toBe('−0,05\u00A0€');
  });

  test.each(LANGUAGE_CODES)(
    'is formatted in %s like Intl.NumberFormat does, with a minus for its hyphen, also in millions',
    (language) => {
      const style = { style: 'currency', currency: 'EUR' } as const;
      const written = new Intl.NumberFormat(LANGUAGES[language].locale, style);
      const isAsWritten = (cents: number) => {
        expect(formatEuros(cents, language)).toBe(written.format(cents / 100).replace('-', '−'));
      };
      const edges = [0, 5, 99_999, 100_000, 999_999, 1_000_000, 123_456_789, -1, -123_456];
      edges.forEach(isAsWritten);
      fc.assert(fc.property(fc.integer({ min: 1, max: 2 ** 40 }), isAsWritten));
    },
  );
});
