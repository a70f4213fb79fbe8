import type { FieldRule } from './field-rules.ts';
import { grossCentsFromTyped, netMicrosFromTyped } from './typed-price.ts';

/** How long the menu's texts may be. */
export const MENU_LENGTHS = {
  dishName: 120,
  description: 500,
  reference: 60,
  categoryName: 60,
  optionName: 60,
  imageUrl: 300,
  color: 30,
} as const;

/** What the menu's fields must hold, with the text that says so; null when the value is good. */

export const dishNameRule: FieldRule = (value) =>
  value.trim() === '' ? 'El nombre del producto no puede estar vacío' : null;

export const categoryNameRule: FieldRule = (value) =>
  value.trim() === '' ? 'El nombre de la categoría no puede estar vacío' : null;

export const chosenCategoryRule: FieldRule = (value) =>
  value === '' ? 'Debes seleccionar una categoria' : null;

const NO_PRICE = 'Escribe el precio como 12,50 €';

/** In the list, where the euro sign decides what is meant. */
export const typedPriceRule: FieldRule = (value) =>
  netMicrosFromTyped(value, 0) === null ? NO_PRICE : null;

/** In a field that says that it is in euros. */
export const grossPriceRule: FieldRule = (value) =>
  grossCentsFromTyped(value) === null ? NO_PRICE : null;
