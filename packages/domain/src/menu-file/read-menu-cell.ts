import { readAllergens, readDiet, readSoldOut, readVatPercent } from './menu-cells.ts';
import { isTranslated, partsOf, type MenuColumn } from './menu-columns.ts';
import type { StatedProduct } from './menu-file.ts';
import { readOptions } from './menu-file-options.ts';
import { productNameRule, grossPriceRule, MENU_LENGTHS } from '../menu/menu-rules.ts';
import { grossCentsFromTyped } from '../money/typed-price.ts';

/**
 * What a cell says about its product; a string is an error message. An empty cell clears an optional
 * text. A field with a word for every state keeps its value instead: leaving a cell empty does not
 * mean "sin alérgenos".
 */
export function readMenuCell(
  column: Exclude<MenuColumn, 'category' | 'productId'>,
  text: string,
): StatedProduct | string {
  const strange = strangeSigns(text);
  if (strange !== null) return strange;
  if (isTranslated(column)) {
    const { word, language } = partsOf(column);
    const longest = MENU_LENGTHS[word === 'name' ? 'productName' : word];
    return tooLong(text, longest) ?? { translations: { [language]: { [word]: text } } };
  }
  switch (column) {
    case 'name':
      return productNameRule(text) ?? tooLong(text, MENU_LENGTHS.productName) ?? { name: text };
    case 'description':
      return tooLong(text, MENU_LENGTHS.description) ?? { description: text };
    case 'reference':
      return tooLong(text, MENU_LENGTHS.reference) ?? { reference: text };
    case 'price': {
      const grossCents = grossCentsFromTyped(text);
      return grossCents === null ? (grossPriceRule(text) ?? {}) : { price: { grossCents } };
    }
    case 'vatPercent':
      if (text === '') return {};
      return said('vatPercent', readVatPercent(text)) ?? 'Escribe el IVA como 10 o 21';
    case 'soldOut':
      if (text === '') return {};
      return said('soldOut', readSoldOut(text)) ?? 'Escribe Disponible, Agotado hoy o Agotado';
    case 'allergens': {
      if (text === '') return {};
      const allergens = readAllergens(text);
      return typeof allergens === 'string' ? allergens : { allergens };
    }
    case 'diet': {
      if (text === '') return {};
      const diet = readDiet(text);
      return diet === undefined ? 'Escribe Vegetariano, Vegano o No informada' : { diet };
    }
    case 'optionGroups': {
      const optionGroups = readOptions(text);
      return typeof optionGroups === 'string' ? optionGroups : { optionGroups };
    }
  }
}

function said<Field extends keyof StatedProduct>(
  field: Field,
  value: StatedProduct[Field] | null,
): StatedProduct | null {
  return value === null ? null : { [field]: value };
}

export function tooLong(text: string, longest: number): string | null {
  return text.length <= longest ? null : `No puede tener más de ${longest} caracteres`;
}

/** Of the control characters, only tabs and line breaks are accepted. */
export function strangeSigns(text: string): string | null {
  return /[^\P{Cc}\t\n]/u.test(text) ? 'Tiene caracteres que no se pueden guardar' : null;
}
