import { buffer } from 'node:stream/consumers';
import {
  LANGUAGE_CODES,
  type Language,
  type PrintedMenu,
  type PrintedProduct,
} from '@simplato/domain';
import { expect, it, test } from 'vitest';
import { readPrintedTexts } from '../../test/read-printed-text.ts';
import { menuPdf, type MenuHead } from './menu-pdf.ts';

const HEAD: MenuHead = {
  name: 'Taberna del Palacio',
  accent: '#a91c26',
  logo: null,
  address: 'Calle de los Jardineros, 7 · Aranjuez · 910000283',
  printedAt: new Date('2026-11-28T12:00:00Z'),
};

const named = (name: string, change: Partial<PrintedProduct> = {}): PrintedProduct => ({
  name,
  description: '',
  prices: [{ label: '', amount: '7,00\u00a0€' }],
  extras: [],
  diet: '',
  allergens: [],
  hasUnstated: false,
  traces: [],
  ...change,
});

const menuOf = (products: readonly PrintedProduct[], change: Partial<PrintedMenu> = {}) => ({
  sections: [{ title: 'Primeros', hours: 'de 13:00 a 16:00', products }],
  legend: [{ number: 1, name: 'Gluten' }],
  hasUnstated: false,
  hasNone: true,
  ...change,
});

async function print(menu: PrintedMenu, head: Partial<MenuHead> = {}, language: Language = 'es') {
  return readPrintedTexts(await buffer(await menuPdf(menu, { ...HEAD, ...head }, language)));
}

const wordsOf = (page: readonly { text: string }[] | undefined) => page?.map(({ text }) => text);

it('says what a product costs, holds and is, and explains its numbers', async () => {
  const salmorejo = named('Salmorejo', {
    description: 'Con jamón, ½ huevo y pan de ayer.',
    prices: [{ label: 'desde', amount: '12,50\u00a0€' }],
    extras: ['Tamaño: Grande +3,00\u00a0€'],
    diet: 'Vegano',
    allergens: [1],
    traces: [14],
  });
  const legend = [
    { number: 1, name: 'Gluten' },
    { number: 14, name: 'Moluscos' },
  ];
  const [page, ...more] = await print(menuOf([salmorejo], { legend }));
  expect(more).toEqual([]);
  expect(wordsOf(page)).toEqual([
    'Taberna del Palacio',
    'Calle de los Jardineros, 7 · Aranjuez · 910000283',
    'Primeros',
    'De 13:00 a 16:00',
    'Salmorejo',
    '12,50\u00a0€',
    'desde',
    'Con jamón, ½ huevo y pan de ayer.',
    'Tamaño: Grande +3,00\u00a0€',
    'Vegano',
    '1',
    'puede contener trazas de',
    '14',
    '1',
    'Gluten',
    '14',
    'Moluscos',
    'Sin número: sin alérgenos de declaración obligatoria. Si tienes alguna alergia, pregunta al camarero antes de pedir.',
    'Precios en euros, IVA incluido · 28 de noviembre de 2026 · 1 / 1',
  ]);
  const at = (text: string) => page?.find((one) => one.text === text);
  expect(at('12,50\u00a0€')?.y).toBe(at('Salmorejo')?.y);
});

it('never lets a product without a number be read as one without allergens, where one is not stated', async () => {
  const offers = named('Menú', { allergens: [1], hasUnstated: true });
  const menu = menuOf([named('Pan'), named('Flan', { allergens: null }), offers], {
    hasUnstated: true,
  });
  const words = wordsOf((await print(menu))[0])?.join('\n');
  expect(words).toContain('Flan\n7,00\u00a0€\nAlérgenos: no informado.');
  expect(words).toContain('Menú\n7,00\u00a0€\n1\nDel resto: no informado.');
  expect(words).toContain('Alérgenos no informados: pregunta al personal.');
  expect(words).not.toContain('Sin número');
});

test('several prices of a product have a line each', async () => {
  const prices = [
    { label: 'Tapa', amount: '4,50\u00a0€' },
    { label: 'Ración', amount: '12,00\u00a0€' },
  ];
  const [page] = await print(menuOf([named('Ensaladilla', { prices })]));
  const lineOf = (text: string) => page?.find((one) => one.text === text)?.y;
  expect(lineOf('Tapa')).toBe(lineOf('4,50\u00a0€'));
  expect(lineOf('Ración')).toBe(lineOf('12,00\u00a0€'));
  expect(lineOf('Ración')).toBeGreaterThan(lineOf('Tapa') ?? Infinity);
});

test.each(LANGUAGE_CODES)(
  'our fonts have every letter that a menu says in %s',
  async (language) => {
    const menu = menuOf([named('Pan', { traces: [1] }), named('Flan', { allergens: null })]);
    for (const hasUnstated of [true, false]) {
      const pages = await print({ ...menu, hasUnstated }, {}, language);
      expect(pages.flatMap((page) => wordsOf(page)).join('')).not.toMatch(/[\ufffd?]/);
    }
  },
);

test('of three hundred products all are printed, none over two pages, and each page has the legend', async () => {
  const products = Array.from({ length: 300 }, (_, index) =>
    named(`Plato ${index}`, {
      description: `Guiso ${index} `.repeat(1 + (index % 12)).trim(),
      extras: [`Extra ${index}`],
    }),
  );
  const sections = Array.from({ length: 10 }, (_, index) => ({
    title: `Categoría ${index}`,
    hours: '',
    products: products.slice(index * 30, (index + 1) * 30),
  }));
  const pages = await print(menuOf([], { sections }));
  const pageOf = (text: string) => pages.findIndex((page) => wordsOf(page)?.includes(text));
  for (const index of products.keys()) {
    expect(pageOf(`Plato ${index}`)).toBeGreaterThanOrEqual(0);
    expect(pageOf(`Extra ${index}`)).toBe(pageOf(`Plato ${index}`));
  }
  for (const index of sections.keys()) {
    expect(pageOf(`Plato ${index * 30}`)).toBe(pageOf(`Categoría ${index}`));
  }
  expect(pages.length).toBeGreaterThan(5);
  for (const [index, page] of pages.entries()) {
    expect(wordsOf(page)).toContain('Gluten');
    expect(wordsOf(page)?.at(-1)).toMatch(new RegExp(` · ${index + 1} / ${pages.length}$`));
    const feet = page.slice(-4).map(({ y }) => y);
    const above = page.slice(0, -4);
    expect(Math.max(...above.map(({ y }) => y))).toBeLessThan(Math.min(...feet));
  }
});

test.each([
  ['very long', 'Croquetas '.repeat(12)],
  ['of one word', 'Ñ'.repeat(120)],
  ['emoji', '🍤 Gambas 👨‍👩‍👧 al ajillo 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['from right to left', '\u202eسمك مشوي\u202c'],
  ['in another script', '寿司 と 刺身'],
  ['with parentheses of PDF', '\\) Tj ET (<< >>'],
])('a name %s is printed within its column', async (_kind, name) => {
  const hostile = named(name.trim(), {
    description: name.repeat(4),
    extras: Array.from({ length: 300 }, () => name),
  });
  const pages = await print(menuOf([hostile, named('Flan')]), { name, address: name });
  const texts = pages.flat();
  expect(texts.map(({ text }) => text)).toContain('Flan');
  for (const { text, x, y } of texts) {
    expect(text).not.toContain('\ufffd');
    expect(x).toBeGreaterThanOrEqual(28);
    expect(y).toBeLessThan(842);
  }
});
