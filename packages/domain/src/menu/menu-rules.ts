import type { FieldRule } from '../people/field-rules.ts';
import type { NewCategory, NewProduct } from './menu.ts';
import type { ProductFormat } from './formats.ts';
import { isSeen, nameKey } from '../text/plain-words.ts';
import { grossCentsFromTyped, netMicrosFromTyped } from '../money/typed-price.ts';

type TextOf<Whole> = {
  [Field in keyof Whole]: string extends Whole[Field] ? Field : never;
}[keyof Whole];

/** Maximum lengths of the menu's texts, in characters. */
export const PRODUCT_LENGTHS = {
  name: 120,
  description: 500,
  reference: 60,
  brand: 60,
  barcode: 60,
  imageUrl: 300,
} as const satisfies Record<TextOf<NewProduct>, number>;
export type ProductText = keyof typeof PRODUCT_LENGTHS;

export const CATEGORY_LENGTHS = {
  name: 60,
  color: 30,
  imageUrl: 300,
} as const satisfies Record<TextOf<NewCategory>, number>;

export const OPTION_NAME_LENGTH = 60;
export const FORMAT_LIMIT = 6;
export const FORMAT_NAME_LENGTH = 30;

/**
 * What the menu's fields must contain, with the message that says so; null when the value is valid.
 */

export const productNameRule: FieldRule = (value) =>
  isSeen(value) ? null : 'El nombre del producto no puede estar vacío';

export const categoryNameRule: FieldRule = (value) =>
  isSeen(value) ? null : 'El nombre de la categoría no puede estar vacío';

export const chosenCategoryRule: FieldRule = (value) =>
  value === '' ? 'Debes seleccionar una categoria' : null;

const NO_PRICE = 'Escribe el precio como 12,50 €';

/** For prices in the list, where a euro sign tells gross from net. */
export const typedPriceRule: FieldRule = (value) =>
  netMicrosFromTyped(value, 0) === null ? NO_PRICE : null;

/** For a field that is labelled as euros. */
export const grossPriceRule: FieldRule = (value) =>
  grossCentsFromTyped(value) === null ? NO_PRICE : null;

/** Why a list of formats is refused; null if it may be stored. One alone is a product's price. */
export function formatsFault(formats: readonly Pick<ProductFormat, 'name'>[]): string | null {
  if (formats.length === 1) return 'Un solo formato es el precio del plato: escribe dos o ninguno';
  if (formats.length > FORMAT_LIMIT) return `Como mucho ${FORMAT_LIMIT} formatos`;
  const names = formats.map(({ name }) => nameKey(name));
  const twin = formats.find(({ name }, index) => names.indexOf(nameKey(name)) !== index);
  return twin ? `Hay dos formatos que se llaman «${twin.name}»` : null;
}
