import {
  PLAIN_CATEGORY,
  PLAIN_CHOICE,
  PLAIN_PRODUCT,
  productFacts,
  type BasketLine,
  type LineChange,
  type Product,
  type ProductFacts,
} from '@simplato/domain';
import { productFactsToWire, type LineObstacleWire } from '@simplato/contract';
import { describe, expect, it } from 'vitest';
import { acceptChanges, changesSinceMenu, changesSinceRefusal } from './line-changes.ts';

const line = (productId: number, unitGrossCents: number): BasketLine => ({
  productId,
  name: `Plato ${productId}`,
  formatId: null,
  options: [],
  quantity: 2,
  note: '',
  vatPercent: 10,
  unitGrossCents,
  shownVersion: 1,
});
const product = (productId: number, netMicros: number, more: Partial<Product> = {}): Product => ({
  ...PLAIN_PRODUCT,
  productId,
  restaurantId: 1001,
  categoryId: 11,
  name: `Plato ${productId}`,
  netMicros,
  photo: null,
  position: productId,
  version: 1,
  ...more,
});
const lunch = {
  ...PLAIN_CATEGORY,
  categoryId: 12,
  restaurantId: 1001,
  name: 'Menú del día',
  servedHours: [{ days: [1, 2, 3, 4, 5], from: '13:00', to: '16:00' }] as const,
  position: 1,
  version: 1,
};
const friday = (time: string) => new Date(`2026-11-20T${time}:00+01:00`);

const lines = [line(1, 700), line(2, 700), line(3, 700), line(4, 700), line(5, 700)];
const size = { groupId: 1, name: 'Tamaño', min: 1, max: 1, translations: {} };
const tapa = { optionId: 2, name: 'Tapa', netMicros: 0, translations: {} };
/** Unchanged, dearer, sold out, removed, and one with a newly required size. */
const products = [
  product(1, 6_363_636, { categoryId: 12 }),
  product(2, 7_272_727),
  product(3, 6_363_636, { soldOut: 'today' }),
  product(5, 6_363_636, { optionGroups: [{ ...size, options: [tapa] }] }),
];
const menu = { products, categories: [lunch] };
const dearer = (now: ProductFacts | null): LineChange => ({
  kind: 'different',
  price: { shownGrossCents: 700, nowGrossCents: 800 },
  facts: [],
  now,
});

describe('a change since the product was chosen', () => {
  const expected = new Map<string, LineChange>([
    ['2', dearer(null)],
    ['3', { kind: 'sold-out' }],
    ['4', { kind: 'gone' }],
  ]);
  const problem = 'Elige una opción de «Tamaño»';

  it('is found by comparing with the current menu', () => {
    expect(changesSinceMenu(lines, menu, friday('14:00'), 'es')).toEqual(
      new Map([...expected, ['5', { kind: 'options', field: 'optionIds', problem }]]),
    );
  });

  it('is found by the clock, if a category has hours', () => {
    const changes = changesSinceMenu(lines, menu, friday('16:00'), 'es');
    expect(changes.get('1')).toEqual({ kind: 'not-served' });
  });

  it('is found in the lines of a refusal', () => {
    const current = (
      idproductos: number,
      preciounitario: string | null,
      motivo: LineObstacleWire | null = null,
    ) => ({
      idproductos,
      name: '',
      quantity: 2,
      disponible: preciounitario !== null,
      preciounitario,
      opciones: [],
      motivo,
    });
    const currentLines = [
      current(1, '7.00'),
      current(2, '8.00'),
      current(3, null, 'agotado'),
      current(4, null, 'borrado'),
      { ...current(5, null, 'opciones'), agotadas: [21] },
    ];
    expect(changesSinceRefusal(lines, currentLines)).toEqual(
      new Map([...expected, ['5', { kind: 'options', problem: null, soldOut: [21] }]]),
    );
  });

  it('is no longer reported once it is accepted', () => {
    const at = friday('14:00');
    const accepted = acceptChanges(lines, changesSinceMenu(lines, menu, at, 'es'));
    expect(accepted.map(({ productId, unitGrossCents }) => [productId, unitGrossCents])).toEqual([
      [1, 700],
      [2, 800],
    ]);
    expect(changesSinceMenu(accepted, menu, at, 'es').size).toBe(0);
  });
});

describe('what was read about a product', () => {
  const at = friday('14:00');
  const before = product(6, 6_363_636, { name: 'Crema de espárragos', allergens: [] });
  const after = {
    ...before,
    name: 'Pollo con cacahuete',
    allergens: ['cacahuetes'],
    version: 2,
  } as const;
  const read = productFacts({ product: before, category: undefined }, PLAIN_CHOICE, ['es']);
  const now = productFacts({ product: after, category: undefined }, PLAIN_CHOICE, ['es']);
  const chosen = [{ ...line(6, 700), name: before.name, read }];
  const menuOf = (one: Product) => ({ products: [one], categories: [] });
  const facts = [
    { kind: 'name', text: 'Pollo con cacahuete' },
    { kind: 'contains', allergens: ['cacahuetes'] },
  ];

  it('is compared with the menu and with a refusal, and renewed once it is accepted', () => {
    const expected = new Map([['6', { kind: 'different', price: null, facts, now }]]);
    const changes = changesSinceMenu(chosen, menuOf(after), at, 'es');
    expect(changes).toEqual(expected);
    const current = {
      idproductos: 6,
      name: after.name,
      quantity: 2,
      disponible: true,
      preciounitario: '7.00',
      opciones: [],
      motivo: null,
      actual: productFactsToWire(now),
    };
    expect(changesSinceRefusal(chosen, [current])).toEqual(expected);
    const accepted = acceptChanges(chosen, changes);
    expect(accepted[0]).toMatchObject({ name: after.name, read: now });
    expect(changesSinceMenu(accepted, menuOf(after), at, 'es').size).toBe(0);
  });

  it('has to be read again where an older basket does not say it and the product is another version', () => {
    const old = [line(6, 700)];
    expect(changesSinceMenu(old, menuOf(before), at, 'es').size).toBe(0);
    const changes = changesSinceMenu(old, menuOf(after), at, 'es');
    expect(changes.get('6')).toEqual({
      kind: 'different',
      price: null,
      facts: [{ kind: 'unknown' }],
      now,
    });
    expect(changesSinceMenu(acceptChanges(old, changes), menuOf(after), at, 'es').size).toBe(0);
  });
});
