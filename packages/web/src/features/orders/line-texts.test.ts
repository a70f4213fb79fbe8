import { PLAIN_PRODUCT, type Product } from '@simplato/domain';
import { expect, it } from 'vitest';
import { lineTexts } from './line-texts.tsx';

const tapa = { optionId: 2, name: 'Tapa', netMicros: 0, translations: { en: 'Small plate' } };
const salmorejo: Product = {
  ...PLAIN_PRODUCT,
  productId: 101,
  restaurantId: 1001,
  categoryId: 11,
  name: 'Salmorejo de la casa',
  netMicros: 6_363_636,
  optionGroups: [{ groupId: 1, name: 'Tamaño', min: 1, max: 1, translations: {}, options: [tapa] }],
  translations: { en: { name: 'Cold tomato cream', description: '' } },
  photo: null,
  position: 1,
  version: 1,
};
const line = {
  name: 'Salmorejo',
  formatId: null,
  options: [
    { optionId: 2, name: 'Tapa', grossCents: 0 },
    { optionId: 9, name: 'Con hielo', grossCents: 0 },
  ],
};

it('shows a line in the diner’s language, as far as it is translated', () => {
  expect(lineTexts(line, salmorejo, 'en')).toEqual({
    name: { text: 'Cold tomato cream', lang: 'en' },
    options: [
      { text: 'Small plate', lang: 'en' },
      { text: 'Con hielo', lang: 'es' },
    ],
  });
});

it('shows a line with its format, and one that is gone as it was ordered', () => {
  const half: Product['formats'][number] = {
    formatId: 4,
    name: 'Media ración',
    netMicros: 1,
    zonePrices: [],
    allergens: null,
    soldOut: 'no',
    translations: {},
  };
  const ordered = { name: '½ Salmorejo', formatId: 4, options: [] };
  const words = (formats: Product['formats']) =>
    lineTexts(ordered, { ...salmorejo, formats }, 'en').name;
  expect(words([half])).toEqual({ text: '½ Cold tomato cream', lang: 'en' });
  expect(words([])).toEqual({ text: '½ Salmorejo', lang: 'es' });
});

it('shows a line as it was ordered, in Spanish', () => {
  expect(lineTexts(line, salmorejo, null)).toEqual({
    name: { text: 'Salmorejo' },
    options: [{ text: 'Tapa' }, { text: 'Con hielo' }],
  });
});

it.each([
  { why: 'in a language the menu is not written in', product: salmorejo, language: 'fr' as const },
  { why: 'of a product that is gone', product: undefined, language: 'en' as const },
])('shows a line as it was ordered and marks it as Spanish, $why', ({ product, language }) => {
  expect(lineTexts(line, product, language)).toEqual({
    name: { text: 'Salmorejo', lang: 'es' },
    options: [
      { text: 'Tapa', lang: 'es' },
      { text: 'Con hielo', lang: 'es' },
    ],
  });
});
