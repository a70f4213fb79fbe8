import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StatedDiet } from './diets.ts';
import { PLAIN_CATEGORY, PLAIN_PRODUCT, type Category } from './menu.ts';
import { indexMenu, searchMenu, type ListedProduct } from './search-menu.ts';
import type { MenuLanguage } from './translations.ts';

const category = (categoryId: number, name: string, english: string): Category => ({
  ...PLAIN_CATEGORY,
  categoryId,
  restaurantId: 1001,
  name,
  translations: { en: english },
  version: 1,
  position: categoryId,
});
const starters = category(1, 'Primeros', 'Starters');
const sweets = category(2, 'Postres', 'Desserts');
const drinks = category(3, 'Vinos y cervezas', 'Wines and beers');

let lastId = 100;
const listedProduct = (
  place: Category,
  name: string,
  description = '',
  english = '',
): ListedProduct => ({
  category: place,
  product: {
    ...PLAIN_PRODUCT,
    productId: (lastId += 1),
    restaurantId: 1001,
    categoryId: place.categoryId,
    name,
    description,
    netMicros: 1_000_000,
    translations: english ? { en: { name: english, description: '' } } : {},
    photo: null,
    position: lastId,
    version: 1,
  },
});

const menu = [
  listedProduct(
    starters,
    'Espárragos de Aranjuez',
    'A la brasa, con romesco',
    'Asparagus from Aranjuez',
  ),
  listedProduct(starters, 'Salmorejo', 'Huevo y jamón', 'Cold tomato cream'),
  listedProduct(starters, 'Croquetas de faisán', 'Bechamel cremosa'),
  listedProduct(starters, 'Piña con queso', ''),
  listedProduct(starters, 'Huevos rotos', 'Con patatas y jamón'),
  listedProduct(sweets, 'Tarta de queso', 'Con mermelada de fresón'),
  listedProduct(sweets, 'Fresas con nata', ''),
  listedProduct(drinks, 'Tinto de la casa', 'Garnacha'),
  listedProduct(drinks, 'Agua con gas', ''),
  listedProduct(drinks, 'Agua sin gas', ''),
];

const find = (typed: string, language: MenuLanguage | null = null) =>
  searchMenu(indexMenu(menu, language), typed).map(({ product }) => product.name);

describe('a search', () => {
  test.each([
    ['esparragos', ['Espárragos de Aranjuez']],
    ['ESPÁRRAGOS', ['Espárragos de Aranjuez']],
    ['espar', ['Espárragos de Aranjuez']],
    ['pina', ['Piña con queso']],
    ['corquetas', ['Croquetas de faisán']],
    ['croketas', ['Croquetas de faisán']],
    ['salmoreho', ['Salmorejo']],
    ['slamorejo', ['Salmorejo']],
    ['vino', ['Tinto de la casa', 'Agua con gas', 'Agua sin gas']],
    ['tarta queso', ['Tarta de queso']],
    ['queso tarta', ['Tarta de queso']],
    ['la tarta del queso', ['Tarta de queso']],
    ['tarta qu', ['Tarta de queso']],
    ['agua sin', ['Agua sin gas']],
    ['agua agua sin sin', ['Agua sin gas']],
    ['postres nata', ['Fresas con nata']],
    ['sushi', []],
    ['xyz', []],
    ['¿?', []],
    ['', []],
  ])('for "%s"', (typed, names) => {
    expect(find(typed)).toEqual(names);
  });

  test('ranks names before categories and descriptions', () => {
    expect(find('huevo')).toEqual(['Huevos rotos', 'Salmorejo']);
    expect(find('fres')).toEqual(['Fresas con nata', 'Tarta de queso']);
  });

  test('looks for typos only if nothing on the menu begins with the word', () => {
    expect(find('gas')).toEqual(['Agua con gas', 'Agua sin gas']);
    expect(find('nata')).toEqual(['Fresas con nata']);
    expect(find('nsta')).toEqual(['Fresas con nata']);
  });

  test('looks for typos in any word before it returns nothing', () => {
    expect(find('tinta casa')).toEqual(['Tinto de la casa']);
    expect(find('huevas rotos')).toEqual(['Huevos rotos']);
  });

  test.each([
    ['asparagus', ['Espárragos de Aranjuez']],
    ['espárragos', ['Espárragos de Aranjuez']],
    ['desserts', ['Tarta de queso', 'Fresas con nata']],
    ['cream', ['Salmorejo']],
  ])('in English finds "%s"', (typed, names) => {
    expect(find(typed, 'en')).toEqual(names);
  });

  test('does not search in languages that the diner does not read', () => {
    expect(find('asparagus')).toEqual([]);
  });
});

test('every product is found by its own name, with a typo in any long word', () => {
  const all = indexMenu(menu, null);
  fc.assert(
    fc.property(fc.constantFrom(...menu), fc.nat(), (listed, place) => {
      const words = listed.product.name.split(' ');
      const typed = words.map((word) => {
        if (word.length < 5) return word;
        const at = 1 + (place % (word.length - 1));
        return word.slice(0, at) + word.slice(at + 1);
      });
      expect(searchMenu(all, typed.join(' '))).toContain(listed);
    }),
  );
});

describe('a search for a diet', () => {
  const stating = (name: string, diet: StatedDiet, description = ''): ListedProduct => {
    const plain = listedProduct(starters, name, description);
    return { ...plain, product: { ...plain.product, diet } };
  };
  const stated = [
    stating('Salmorejo', null, 'Con huevo'),
    stating('Pisto', 'vegetariano'),
    stating('Espárragos', 'vegano'),
    stating('Fresas', null, 'De la vega del Tajo'),
  ];
  const german = { vegetariano: 'Vegetarisch', vegano: 'Vegan' };

  test.each([
    ['vegetariano', null, ['Pisto', 'Espárragos']],
    ['vegano', null, ['Espárragos']],
    // Names and ingredients rank first.
    ['vega', null, ['Fresas', 'Espárragos']],
    ['vegetarisch', 'de', ['Pisto', 'Espárragos']],
    ['vegan', 'de', ['Espárragos']],
  ] as const)(
    'for %j finds products with that diet, and with stricter ones',
    (typed, language, names) => {
      const index = indexMenu(stated, language, language === null ? undefined : german);
      expect(searchMenu(index, typed).map(({ product }) => product.name)).toEqual(names);
    },
  );
});
