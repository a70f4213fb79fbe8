import type { FieldRule } from '../people/field-rules.ts';
import { grossCentsFromTyped, netMicrosFromTyped } from '../money/typed-price.ts';

/** Maximum lengths of the menu's texts, in characters. */
export const MENU_LENGTHS = {
  productName: 120,
  description: 500,
  reference: 60,
  categoryName: 60,
  optionName: 60,
  imageUrl: 300,
  color: 30,
} as const;

/**
 * What the menu's fields must contain, with the message that says so; null when the value is valid.
 */

export const productNameRule: FieldRule = (value) =>
  value.trim() === '' ? 'El nombre del producto no puede estar vacío' : null;

export const categoryNameRule: FieldRule = (value) =>
  value.trim() === '' ? 'El nombre de la categoría no puede estar vacío' : null;

export const chosenCategoryRule: FieldRule = (value) =>
  value === '' ? 'Debes seleccionar una categoria' : null;

const NO_PRICE = 'Escribe el precio como 12,50 €';

/** For prices in the list, where a euro sign tells gross from net. */
export const typedPriceRule: FieldRule = (value) =>
  netMicrosFromTyped(value, 0) === null ? NO_PRICE : null;

/** For a field that is labelled as euros. */
export const grossPriceRule: FieldRule = (value) =>
  grossCentsFromTyped(value) === null ? NO_PRICE : null;
