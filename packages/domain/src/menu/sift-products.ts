import type { Allergen } from './allergens.ts';
import { judgeUnchosen } from './avoided-allergens.ts';
import { suitsDiet, type StatedDiet } from './diets.ts';

/**
 * What somebody filters out: products that contain these allergens, and products not stated to suit
 * this diet.
 */
export interface MenuFilter {
  avoided: readonly Allergen[];
  diet: StatedDiet;
}

export interface SiftedProducts<Item> {
  without: readonly Item[];
  /** They may hold traces of what is avoided: shown separately, with advice to ask. */
  traces: readonly Item[];
  /** Their allergens are not stated: likewise. */
  unstated: readonly Item[];
  /** Some of their choices hold it, or may, and others are not known to: what is chosen decides. */
  byChoice: readonly Item[];
  /** How many are hidden for either reason, each counted once. */
  hiddenCount: number;
}

/** Applies the filter; an empty filter keeps every product. */
export function siftProducts<
  Item extends {
    product: Parameters<typeof judgeUnchosen>[0] & { diet: StatedDiet };
  },
>(products: readonly Item[], { avoided, diet }: MenuFilter): SiftedProducts<Item> {
  const suiting =
    diet === null ? products : products.filter(({ product }) => suitsDiet(product.diet, diet));
  const judged: Record<ReturnType<typeof judgeUnchosen>, Item[]> = {
    without: [],
    traces: [],
    unstated: [],
    byChoice: [],
    contains: [],
  };
  for (const item of suiting) judged[judgeUnchosen(item.product, avoided)].push(item);
  const { contains, ...shown } = judged;
  return { ...shown, hiddenCount: products.length - suiting.length + contains.length };
}
