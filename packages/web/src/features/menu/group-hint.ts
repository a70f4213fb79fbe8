import type { OptionGroup } from '@simplato/domain';
import type { PRODUCT_SHEET_COPY } from '../../copy/product-sheet.ts';
import type { Words } from '../../copy/words.ts';

type Hints = Words<typeof PRODUCT_SHEET_COPY>['options']['hints'];

/** How many options of a group may be chosen, in words. */
export function groupHint(
  { min, max, options }: Pick<OptionGroup, 'min' | 'max' | 'options'>,
  hints: Hints,
): string {
  const hasNoMost = max >= options.length;
  if (max === 1) return min === 1 ? hints.one : hints.oneOrNone;
  if (min === max) return hints.exactly(min);
  if (min === 0) return hasNoMost ? hints.any : hints.upTo(max);
  return hasNoMost ? hints.atLeast(min) : hints.between(min, max);
}
