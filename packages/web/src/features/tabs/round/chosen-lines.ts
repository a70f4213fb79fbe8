import {
  lineGrossCents,
  priceProduct,
  type Cents,
  type MenuLanguage,
  type Product,
} from '@simplato/domain';
import type { ChosenLine } from '../../../api/read-place.ts';
import { lineTexts, type LineTexts } from '../../orders/line-texts.tsx';

export interface PricedChoice {
  key: string;
  productId: number;
  quantity: number;
  words: LineTexts;
  grossCents: Cents;
}

/** What somebody is choosing, by the menu of now; what is no longer on it is left out. */
export function priceChoices(
  lines: readonly ChosenLine[],
  products: ReadonlyMap<number, Product>,
  language: MenuLanguage | null,
): PricedChoice[] {
  return lines.flatMap(({ productId, optionIds, quantity }) => {
    const product = products.get(productId);
    if (!product) return [];
    const priced = { ...priceProduct(product, optionIds), quantity, note: '' };
    return [
      {
        key: [productId, ...optionIds].join('-'),
        productId,
        quantity,
        words: lineTexts(priced, product, language),
        grossCents: lineGrossCents(priced),
      },
    ];
  });
}

export function sumOf(choices: readonly PricedChoice[]): Cents {
  return choices.reduce((sum, { grossCents }) => sum + grossCents, 0);
}
