import { csvText } from '../text/csv.ts';
import { sheetColumns, type SheetColumn } from './product-fields.ts';
import type { Category, Product } from '../menu/menu.ts';
import { MENU_LANGUAGES } from '../menu/translations.ts';

export interface WholeMenu {
  categories: readonly Category[];
  /** In the menu's order. */
  products: readonly Product[];
}

/** The menu as a sheet, one row per product: gross prices, and only the languages the menu has. */
export function menuCsv({ categories, products }: WholeMenu): string {
  const languages = MENU_LANGUAGES.filter((language) =>
    products.some(({ translations }) => translations[language]),
  );
  const columns = sheetColumns(languages);
  const names = new Map(categories.map(({ categoryId, name }) => [categoryId, name]));
  const rows = products.map((product) => {
    const row = { ...product, categoryName: names.get(product.categoryId) ?? '' };
    return columns.map(({ write }) => write(row));
  });
  return csvText([columns.map(({ heading }) => heading), ...rows]);
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
    optionGroups: 'Tamaño (1): Ración | Media ración +0,00',
    reference: 'ENT-01',
    'name:en': 'Ham croquettes',
    'description:en': 'Home-made, eight pieces',
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
    optionGroups:
      'Punto (1): Poco hecho | Al punto | Muy hecho\nExtras (0-2): Foie +4,50 | Pimientos +2,00',
    reference: '',
    'name:en': 'Beef tenderloin',
    'description:en': '',
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
    optionGroups: '',
    reference: '',
    'name:en': 'House red',
    'description:en': '75 cl bottle',
  },
] as const satisfies readonly Partial<Record<SheetColumn['field'], string>>[];

/** An example sheet to start from: every column, with sample values. New products have no code. */
export function menuTemplate(): string {
  const columns = sheetColumns(['en']).filter(({ field }) => field !== 'productId');
  const rows = EXAMPLE.map((product: Readonly<Record<string, string>>) =>
    columns.map(({ field }) => product[field] ?? ''),
  );
  return csvText([columns.map(({ heading }) => heading), ...rows]);
}
