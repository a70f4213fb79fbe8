import { MENU_TEXTS_ES } from '../i18n/menu-texts/es.ts';
import { priceUnit } from '../menu/sold-by.ts';
import { changesOf, type FieldChange, type FieldDescriptions } from '../changes/field-changes.ts';
import { courseName, PLAIN_PRODUCT, type NewCategory, type Product } from '../menu/menu.ts';
import { formatEuros, unitGrossCents } from '../money/money.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';
import type { ServedHours } from '../menu/served-hours.ts';
import { MENU_LANGUAGES, type Translations } from '../menu/translations.ts';
import type { ImportedProduct } from './merge-stated-product.ts';

/** What changes in a product or a category, in the words of the sheet's headings. */

export const CATEGORY_FIELDS: FieldDescriptions<NewCategory> = {
  name: { heading: PRODUCT_FIELDS.categoryId.heading },
  course: { heading: 'Se sirve como', words: ({ course }) => courseName(course) },
  isActive: { heading: 'Activa', words: ({ isActive }) => (isActive ? 'Sí' : 'No') },
  servedHours: { heading: 'Horario', words: ({ servedHours }) => describeHours(servedHours) },
  translations: {
    heading: 'Otros idiomas',
    of: ({ translations }) => inOrder(translations),
    words: ({ translations }) => Object.values(inOrder(translations)).join(', '),
  },
  color: { heading: 'Color' },
  imageUrl: { heading: 'Imagen' },
};

/** `places` holds the names of the product's present category and of its new one. */
export function productChanges(
  current: Product,
  result: ImportedProduct,
  places: { from: string; to: string },
): FieldChange[] {
  const changes = changesOf(
    PRODUCT_FIELDS,
    { ...current, categoryName: places.from },
    { ...result, categoryName: places.to },
  );
  // A new tax rate alone changes the stored net price, but not what people pay.
  const isRepriced = current.vatPercent !== result.vatPercent;
  return changes.filter(({ from, to }) => !isRepriced || from !== to);
}

/**
 * For a new product, its gross price and whatever is stated beside it, so that what was misread is
 * noticed before it is stored.
 */
export function describeNewProduct(product: ImportedProduct): FieldChange[] {
  const { netMicros, vatPercent } = product;
  const price =
    formatEuros(unitGrossCents(netMicros, vatPercent)) + priceUnit(product, MENU_TEXTS_ES);
  const whole = { ...product, categoryName: '' };
  const stated = changesOf(PRODUCT_FIELDS, { ...whole, ...PLAIN_PRODUCT }, whole);
  return [
    { field: PRODUCT_FIELDS.netMicros.heading, from: '', to: price },
    ...stated.map(({ field, to }) => ({ field, from: '', to })),
  ];
}

export function categoryChanges(current: NewCategory, result: NewCategory): FieldChange[] {
  return changesOf(CATEGORY_FIELDS, current, result);
}

function inOrder(translations: Translations<string>): Translations<string> {
  return Object.fromEntries(
    MENU_LANGUAGES.flatMap((language) => {
      const words = translations[language];
      return words === undefined ? [] : [[language, words]];
    }),
  );
}

function describeHours(hours: ServedHours): string {
  if (hours === null) return 'Siempre';
  return hours.map(({ days, from, to }) => `${describeDays(days)} de ${from} a ${to}`).join(', ');
}

const DAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const;
const describeDays = (days: readonly number[]) => days.map((day) => DAYS[day - 1]).join(', ');
