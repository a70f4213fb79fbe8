import { describe, expect, test } from 'vitest';
import { netMicrosFromGross } from '../money/money.ts';
import { PLAIN_PRODUCT, type Product } from '../menu/menu.ts';
import { formatNamesCell, formatsCell, readFormatNames, readFormats } from './menu-file-formats.ts';
import { mergeStatedProduct } from './merge-stated-product.ts';

const priced = (name: string, grossCents: number, allergens: Product['allergens'] = null) => ({
  name,
  netMicros: netMicrosFromGross(grossCents, 10),
  zonePrices: [],
  allergens,
});

test('formats are one cell, which reads back as what was written', () => {
  const cell = formatsCell(
    [priced('Tapa', 350), priced('A|B [rara]', 1_200, ['gluten', 'huevos']), priced('Sin', 5, [])],
    10,
  );
  expect(cell).toBe(
    String.raw`Tapa 3,50 | A\|B \[rara] 12,00 [Gluten, Huevos] | Sin 0,05 [Sin alérgenos]`,
  );
  expect(readFormats(cell)).toEqual([
    { name: 'Tapa', price: { grossCents: 350 }, zonePrices: [], allergens: null },
    {
      name: 'A|B [rara]',
      price: { grossCents: 1_200 },
      zonePrices: [],
      allergens: ['gluten', 'huevos'],
    },
    { name: 'Sin', price: { grossCents: 5 }, zonePrices: [], allergens: [] },
  ]);
  expect(readFormats('Sin formatos')).toEqual([]);
  expect(readFormats('Tapa: 3,50 | Ración: 12')).toMatchObject([
    { name: 'Tapa' },
    { name: 'Ración' },
  ]);
});

describe('a cell of formats that cannot be read is refused by name', () => {
  test.each([
    ['Tapa', 'Escribe «Tapa» como Tapa 3,50 | Ración 12,00'],
    ['Tapa 3,50 | Ración', 'Escribe «Ración» como Tapa 3,50 | Ración 12,00'],
    ['Tapa 3,50', 'Un solo formato es el precio del plato: escribe dos o ninguno'],
    ['Tapa 3,50 | Tapa 4,00', 'Hay dos formatos que se llaman «Tapa»'],
    [
      'Tapa 3,50 [Gluten | Ración 12',
      '«Tapa 3,50 [Gluten»: cierra los alérgenos con un corchete, como [Gluten]',
    ],
    [
      'Tapa 3,50 [No informado] | Ración 12',
      '«Tapa 3,50 [No informado]»: escribe los alérgenos que lleva, o quita los corchetes',
    ],
  ])('%s', (cell, problem) => {
    expect(readFormats(cell)).toBe(problem);
  });
});

test('a file keeps the ids, translations and availability of formats that it names, and their prices with another rate', () => {
  const tapa = {
    ...priced('Tapa', 350),
    formatId: 4,
    soldOut: 'today',
    translations: { en: 'Small' },
  } as const;
  const current = { ...PLAIN_PRODUCT, name: 'Ensaladilla', formats: [tapa] } as unknown as Product;
  const merged = mergeStatedProduct(
    {
      vatPercent: 21,
      formats: [
        { name: 'ración', price: { grossCents: 1_200 }, zonePrices: [], allergens: null },
        { name: 'TAPA', price: { grossCents: 400 }, zonePrices: [], allergens: ['huevos'] },
      ],
    },
    current,
  );
  expect(merged.formats).toEqual([
    {
      ...priced('ración', 0),
      netMicros: netMicrosFromGross(1_200, 21),
      formatId: null,
      soldOut: 'no',
      translations: {},
    },
    { ...tapa, name: 'TAPA', netMicros: netMicrosFromGross(400, 21), allergens: ['huevos'] },
  ]);
  expect(merged.netMicros).toBe(netMicrosFromGross(400, 21));
  const repriced = mergeStatedProduct({ vatPercent: 21 }, current);
  expect(repriced.formats[0]?.netMicros).toBe(netMicrosFromGross(350, 21));
});

test('what formats are called in a language is one cell, in their order', () => {
  const named = (en?: string) => ({ translations: en === undefined ? {} : { en } });
  const cell = formatNamesCell([named('Half'), named(), named('A|B')], 'en');
  expect(cell).toBe(String.raw`Half |  | A\|B`);
  expect(readFormatNames(cell)).toEqual(['Half', '', 'A|B']);
  expect(formatNamesCell([named(), named()], 'en')).toBe('');
  expect(readFormatNames('')).toEqual([]);
  expect(readFormatNames('x'.repeat(200))).toContain('caracteres');
});

test('a sheet renames formats in the languages that it has, and leaves the others', () => {
  const format = (name: string, en: string) => ({
    ...priced(name, 350),
    formatId: 4,
    soldOut: 'no',
    translations: { en, fr: `le ${name}` },
  });
  const formats = [format('Media', 'Half'), format('Ración', 'Whole')];
  const current = { ...PLAIN_PRODUCT, name: 'Ensaladilla', formats } as unknown as Product;
  const names = (en: readonly string[]) =>
    mergeStatedProduct({ formatNames: { en } }, current).formats.map(
      ({ translations }) => translations,
    );
  expect(names(['Small', ''])).toEqual([{ en: 'Small', fr: 'le Media' }, { fr: 'le Ración' }]);
  expect(names([])).toEqual([{ fr: 'le Media' }, { fr: 'le Ración' }]);
});
