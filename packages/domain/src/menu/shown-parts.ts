import { unitGrossCents, type Cents } from '../money/money.ts';
import type { Product } from './menu.ts';
import { isPart } from './set-menu.ts';

/** What paper lists of a set menu: what each part offers, with what it costs beyond the menu's price. */
export function shownParts({
  optionGroups,
  vatPercent,
}: Pick<Product, 'optionGroups' | 'vatPercent'>) {
  return optionGroups.filter(isPart).map((part) => ({
    part,
    options: part.options.map((option) => ({
      option,
      extraCents: unitGrossCents(option.netMicros, vatPercent),
    })),
  }));
}

/**
 * What is listed of a product's other options: those that cost more than the price that is shown, or add an
 * allergen.
 */
export function shownExtras({
  optionGroups,
  vatPercent,
}: Pick<Product, 'optionGroups' | 'vatPercent'>) {
  return optionGroups
    .filter((group) => !isPart(group))
    .map((group) => {
      const prices = group.options.map(({ netMicros }) => unitGrossCents(netMicros, vatPercent));
      // Where exactly one is chosen, the price that is shown holds the cheapest.
      const included: Cents = group.min === 1 && group.max === 1 ? Math.min(...prices) : 0;
      const options = group.options
        .map((option, index) => ({ option, extraCents: (prices[index] ?? 0) - included }))
        .filter(({ option, extraCents }) => extraCents > 0 || (option.allergens ?? []).length > 0);
      return { group, options };
    })
    .filter(({ options }) => options.length > 0);
}
