import type { NetMicros } from '../money/money.ts';
import type { StatedAllergens } from './allergens.ts';
import type { SoldOut } from './sold-out.ts';
import type { ZonePrice } from './zone-prices.ts';
import {
  nameIn,
  productName,
  type MenuLanguage,
  type TranslatedProduct,
  type Translations,
  type Wording,
} from './translations.ts';

/** A size that a product comes in, with a price of its own: tapa, media ración; copa, botella. */
export interface ProductFormat {
  formatId: number;
  name: string;
  /** Of the product in this size, before its tax. */
  netMicros: NetMicros;
  zonePrices: readonly ZonePrice[];
  /** Where they are not those of the product; null where they are. */
  allergens: StatedAllergens;
  soldOut: SoldOut;
  translations: Translations<string>;
}

/** A format as it is edited: a new one has no id yet. */
export interface ProductFormatDraft extends Omit<ProductFormat, 'formatId'> {
  formatId: number | null;
}

export function findFormat<Format extends { formatId: number | null }>(
  formats: readonly Format[],
  formatId: number | null,
): Format | undefined {
  return formats.find((format) => format.formatId === formatId);
}

const HALF = /^(?:½|1\/2|medi[ao])(?: raci[oó]n)?$/i;

/** '½ Ensaladilla', 'Tapa · Ensaladilla': the product in one of its formats, as waiters say it. */
export function nameAsChosen(
  product: TranslatedProduct & { formats: readonly ProductFormat[] },
  formatId: number | null,
  language: MenuLanguage | null,
): Wording {
  const name = productName(product, language);
  const format = findFormat(product.formats, formatId);
  if (!format) return name;
  const isHalf = HALF.test(format.name);
  const size = isHalf ? '½' : `${nameIn(format, language).text} ·`;
  return { ...name, text: `${size} ${name.text}` };
}
