import {
  judgeChoice,
  lineGrossCents,
  lineKey,
  priceProduct,
  statementOf,
  type AllergenStatement,
  type ChosenOption,
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
  options: readonly ChosenOption[];
  words: LineTexts;
  /** What the restaurant states of it. */
  stated: AllergenStatement;
  grossCents: Cents;
}

/** What somebody is choosing, by the menu of now; what is no longer on it is left out. */
export function priceChoices(
  lines: readonly ChosenLine[],
  products: ReadonlyMap<number, Product>,
  language: MenuLanguage | null,
): PricedChoice[] {
  return lines.flatMap(({ productId, quantity, ...choice }) => {
    const product = products.get(productId);
    if (!product || judgeChoice(product, choice).kind !== 'good') return [];
    const priced = { ...priceProduct(product, choice), quantity, note: '' };
    return [
      {
        key: lineKey(productId, choice),
        productId,
        quantity,
        options: priced.options,
        words: lineTexts(priced, product, language),
        stated: statementOf(product, choice),
        grossCents: lineGrossCents(priced),
      },
    ];
  });
}

export function sumOf(choices: readonly PricedChoice[]): Cents {
  return choices.reduce((sum, { grossCents }) => sum + grossCents, 0);
}
