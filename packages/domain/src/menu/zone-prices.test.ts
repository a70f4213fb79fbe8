import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { netMicrosFromGross } from '../money/money.ts';
import { leastGrossCents, priceProduct } from '../money/pricing.ts';
import { shownPrices } from './shown-prices.ts';
import { PLAIN_PRODUCT } from './menu.ts';
import { productInZone, zonePricesFault } from './zone-prices.ts';

const net = (grossCents: number) => netMicrosFromGross(grossCents, 10);
const beer = {
  ...PLAIN_PRODUCT,
  productId: 7,
  version: 1,
  name: 'Caña',
  netMicros: net(250),
  zonePrices: [
    { zone: 'Terraza', netMicros: net(300) },
    { zone: 'Barra', netMicros: net(220) },
  ],
};
const format = (formatId: number, name: string, cents: number, onTerrace: number | null) => ({
  formatId,
  name,
  netMicros: net(cents),
  zonePrices: onTerrace === null ? [] : [{ zone: 'Terraza', netMicros: net(onTerrace) }],
  allergens: null,
  soldOut: 'no' as const,
  translations: {},
});

describe('at a table of a zone', () => {
  test.each([
    { zone: 'Terraza', cents: 300 },
    { zone: 'TERRAZA', cents: 300 },
    { zone: 'Barra', cents: 220 },
    { zone: 'Salón', cents: 250 },
    { zone: '', cents: 250 },
  ])('$zone: $cents', ({ zone, cents }) => {
    const there = productInZone(beer, zone);
    expect(priceProduct(there, { formatId: null, optionIds: [] }).unitGrossCents).toBe(cents);
    expect(there.zonePrices).toEqual([]);
  });

  test('a format has the price of that zone, or its own, and the product that of the cheapest', () => {
    const salad = {
      ...beer,
      zonePrices: [],
      netMicros: net(350),
      formats: [format(1, 'Tapa', 350, 450), format(2, 'Ración', 900, null)],
    };
    const there = productInZone(salad, 'Terraza');
    const prices = [1, 2].map(
      (formatId) => priceProduct(there, { formatId, optionIds: [] }).unitGrossCents,
    );
    expect(prices).toEqual([450, 900]);
    expect(leastGrossCents(there)).toBe(450);
    expect(
      shownPrices(salad).map(({ format: one, zone, grossCents }) => [one?.name, zone, grossCents]),
    ).toEqual([
      ['Tapa', '', 350],
      ['Tapa', 'Terraza', 450],
      ['Ración', '', 900],
    ]);
  });

  test('costs exactly one of the prices that are written, whatever they are', () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(cents, fc.array(cents, { maxLength: 6 }), fc.nat(7), (plain, others, at) => {
        const zonePrices = others.map((price, index) => ({
          zone: `Zona ${index}`,
          netMicros: net(price),
        }));
        const there = productInZone({ ...beer, netMicros: net(plain), zonePrices }, `Zona ${at}`);
        expect(leastGrossCents(there)).toBe(others[at] ?? plain);
      }),
    );
  });
});

test.each([
  { zones: ['Terraza', 'Barra'], fault: null },
  { zones: ['Terraza', 'terraza'], fault: 'La zona «terraza» está dos veces' },
  { zones: [''], fault: 'Escribe el nombre de cada zona' },
  { zones: ['1', '2', '3', '4', '5', '6', '7'], fault: 'Como mucho 6 zonas' },
])('prices in $zones: $fault', ({ zones, fault }) => {
  expect(zonePricesFault(zones.map((zone) => ({ zone })))).toBe(fault);
});
