import { csvText } from '../text/csv.ts';
import { sheetColumns, type SheetColumn } from './product-fields.ts';
import type { Category, Product } from '../menu/menu.ts';
import { MENU_LANGUAGES, type MenuLanguage } from '../menu/translations.ts';

export interface WholeMenu {
  categories: readonly Category[];
  /** In the menu's order. */
  products: readonly Product[];
}

/**
 * The menu as a sheet, one row per product: gross prices, only the languages the menu has, what menus include
 * in those only where it is written, and whether its categories are seen only if one is not.
 */
export function menuCsv({ categories, products }: WholeMenu): string {
  const languages = MENU_LANGUAGES.filter((language) =>
    products.some(({ translations, formats }) =>
      [{ translations }, ...formats].some((named) => named.translations[language]),
    ),
  );
  const isAllSeen = categories.every(({ isActive }) => isActive);
  const isIncludedIn = (language: MenuLanguage) =>
    products.some(({ translations }) => translations[language]?.includes);
  const unused = new Set<string>([
    ...(isAllSeen ? ['isCategoryActive'] : []),
    ...MENU_LANGUAGES.flatMap((one) => (isIncludedIn(one) ? [] : `includes:${one}`)),
  ]);
  const columns = sheetColumns(languages).filter(({ field }) => !unused.has(field));
  const known = new Map(categories.map((category) => [category.categoryId, category]));
  const rows = products.map((product) => {
    const { name = '', isActive } = known.get(product.categoryId) ?? {};
    const row = { ...product, categoryName: name, isCategoryActive: isActive };
    return columns.map(({ write }) => write(row));
  });
  return csvText([columns.map(({ heading }) => heading), ...rows], 'semicolons and commas');
}

const EXAMPLE = [
  {
    categoryId: 'Entrantes',
    name: 'Croquetas de jamón',
    description: 'Caseras, ocho unidades',
    netMicros: '9,50',
    vatPercent: '10',
    allergens: 'Gluten, Huevos, Lácteos',
    diet: 'No informada',
    soldOut: 'Disponible',
    soldBy: 'Por unidad',
    zonePrices: '',
    formats: 'Media ración 9,50 | Ración 16,00',
    optionGroups: '',
    reference: 'ENT-01',
    'name:en': 'Ham croquettes',
    'description:en': 'Home-made, eight pieces',
    'formats:en': 'Half portion | Portion',
  },
  {
    categoryId: 'Carnes',
    name: 'Solomillo de ternera',
    description: '',
    netMicros: '21,00',
    vatPercent: '10',
    allergens: 'Sin alérgenos',
    diet: 'No informada',
    soldOut: 'Disponible',
    soldBy: 'Por unidad',
    zonePrices: 'Terraza 22,00',
    formats: '',
    optionGroups:
      'Punto (1): Poco hecho | Al punto | Muy hecho\nExtras (0-2): Foie +4,50 | Pimientos +2,00',
    reference: '',
    'name:en': 'Beef tenderloin',
    'description:en': '',
  },
  {
    categoryId: 'Pescados',
    name: 'Lubina salvaje',
    description: 'A la sal, pesada en la mesa',
    netMicros: '48,00',
    vatPercent: '10',
    allergens: 'Pescado',
    diet: 'No informada',
    soldOut: 'Disponible',
    soldBy: 'Por kilo, desde 400 g, de 100 en 100',
    zonePrices: '',
    formats: '',
    optionGroups: '',
    reference: '',
    'name:en': 'Wild sea bass',
    'description:en': 'Baked in salt, weighed at your table',
  },
  {
    categoryId: 'Vinos',
    name: 'Tinto de la casa',
    description: 'Botella de 75 cl',
    netMicros: '12,90',
    vatPercent: '10',
    allergens: 'No informado',
    diet: 'Vegano',
    soldOut: 'Agotado',
    soldBy: 'Por unidad',
    zonePrices: '',
    formats: '',
    optionGroups: '',
    reference: '',
    'name:en': 'House red',
    'description:en': '75 cl bottle',
  },
] as const satisfies readonly Partial<Record<SheetColumn['field'], string>>[];

/**
 * An example sheet to start from: every column, with sample values. New products have no code, and new
 * categories are seen.
 */
export function menuTemplate(): string {
  const columns = sheetColumns(['en']).filter(
    ({ field }) => field !== 'productId' && field !== 'isCategoryActive',
  );
  const rows = EXAMPLE.map((product: Readonly<Record<string, string>>) =>
    columns.map(({ field }) => product[field] ?? ''),
  );
  return csvText([columns.map(({ heading }) => heading), ...rows], 'semicolons and commas');
}
