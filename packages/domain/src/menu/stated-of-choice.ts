import {
  ALLERGEN_KEYS,
  isUnstated,
  type Allergen,
  type AllergenStatement,
  type OwnStatement,
  type StatedAllergens,
} from './allergens.ts';
import { isOptionLeft } from './availability.ts';
import { findFormat } from './formats.ts';
import type { Offered, ProductChoice, ProductOption } from './product-options.ts';

type Stated = OwnStatement & Offered;

/** What is stated of a product as it is chosen: with its format, and all that its options add. */
export function statementOf(
  product: Stated,
  { formatId, optionIds }: ProductChoice,
): AllergenStatement {
  const options = product.optionGroups.flatMap((group) => group.options);
  return together([
    ofFormat(product, formatId),
    ...options.filter(({ optionId }) => optionIds.includes(optionId)).map(ofOption),
  ]);
}

/**
 * What is stated of a product of which nothing is chosen yet: what any of its formats contains, and any
 * of the options among which one has to be chosen.
 */
export function statementOfAny(product: Stated): AllergenStatement {
  const required = product.optionGroups.filter(({ min }) => min > 0);
  return together([
    statementOfItself(product),
    ...required.flatMap(({ options }) => options.map(ofOption)),
  ]);
}

/** What is stated of a product whatever is chosen of its options: in any of its formats. */
export function statementOfItself(product: Stated): AllergenStatement {
  const { formats } = product;
  if (formats.length === 0) return ofFormat(product, null);
  return together(formats.map(({ formatId }) => ofFormat(product, formatId)));
}

/** Of what has to be chosen, what each option states; without those that are sold out. */
export function requiredChoices({ optionGroups }: Offered) {
  return optionGroups
    .filter(({ min }) => min > 0)
    .map(({ min, options }) => ({ min, options: options.filter(isOptionLeft).map(ofOption) }));
}

function ofFormat(product: Stated, formatId: number | null): OwnStatement {
  const own = findFormat(product.formats, formatId)?.allergens;
  return { traces: product.traces, allergens: own ?? product.allergens };
}

function ofOption({ product, allergens = [] }: ProductOption): OwnStatement {
  return product ?? { allergens, traces: [] };
}

/** What is known of any of them; and whether of one nothing is stated. */
function together(stated: readonly AllergenStatement[]): AllergenStatement {
  const allergens = inAll(stated.map((one) => one.allergens));
  const traces = inAll(stated.map((one) => one.traces));
  if (!stated.some(isUnstated)) return { allergens, traces };
  return allergens.length === 0
    ? { allergens: null, traces }
    : { allergens, traces, hasUnstated: true };
}

function inAll(lists: readonly StatedAllergens[]): Allergen[] {
  const held = new Set(lists.flatMap((list) => list ?? []));
  return ALLERGEN_KEYS.filter((key) => held.has(key));
}
