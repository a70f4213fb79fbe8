import type { OptionGroup } from '@simplato/domain';
import type { PRODUCT_SHEET_MESSAGES } from '../../../i18n/es/product-sheet.ts';
import type { Messages } from '../../../i18n/messages.ts';

type Hints = Messages<typeof PRODUCT_SHEET_MESSAGES>['options']['hints'];

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
