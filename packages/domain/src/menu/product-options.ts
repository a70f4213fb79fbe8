import { unitGrossCents, type Cents, type NetMicros } from '../money/money.ts';
import type { Allergen, OwnStatement } from './allergens.ts';
import type { ProductFormat } from './formats.ts';
import { isByWeight, type SoldBy } from './sold-by.ts';
import type { SoldOut } from './sold-out.ts';
import type { Translations } from './translations.ts';

/**
 * What a diner chooses about a product: how well done, which size, which toppings. A group says how
 * many of its options must and may be chosen: 1 to 1 is exactly one, from 0 is optional.
 */
export interface ProductOption {
  optionId: number;
  name: string;
  /** Added to the price of the product, before the product's tax. */
  netMicros: NetMicros;
  translations: Translations<string>;
  /** What it adds to the product; left out where it adds nothing. */
  allergens?: readonly Allergen[] | undefined;
  /** Of a part of a set menu: the product that is eaten. Its name and translations are the option's. */
  product?: PartProduct | undefined;
}

/** A product of the menu, as it stands in a set menu. */
export interface PartProduct extends OwnStatement {
  productId: number;
  soldOut: SoldOut;
}

export interface OptionGroup {
  groupId: number;
  name: string;
  /** Minimum number of options; from one on, the choice is required. */
  min: number;
  max: number;
  options: readonly ProductOption[];
  translations: Translations<string>;
  /** Of a part of a set menu (menú del día): when its products are eaten. Its options are products. */
  course?: number | undefined;
}

/** A group as it is edited: new groups and options have no id yet. */
export interface OptionGroupDraft extends Omit<OptionGroup, 'groupId' | 'options'> {
  groupId: number | null;
  options: readonly (Omit<ProductOption, 'optionId'> & { optionId: number | null })[];
}

/** What of a product somebody chooses. */
export interface ProductChoice {
  /** Null of a product that has no formats. */
  formatId: number | null;
  optionIds: readonly number[];
  /** How much of a product that is sold by weight; left out of all others. */
  grams?: number | undefined;
}

export const PLAIN_CHOICE: ProductChoice = { formatId: null, optionIds: [] };

/** An option on a line, as it was when chosen. */
export interface ChosenOption {
  optionId: number;
  name: string;
  grossCents: Cents;
  /** The product that it is, in a set menu. */
  productId?: number | undefined;
}

export const OPTION_LIMITS = { groups: 10, options: 30 } as const;

export interface Offered {
  formats: readonly ProductFormat[];
  optionGroups: readonly OptionGroup[];
}

/** The choice of a line that is ordered, or in a basket. */
export function choiceOf({
  formatId,
  options,
  grams,
}: {
  formatId: number | null;
  options: readonly Pick<ChosenOption, 'optionId'>[];
  grams?: number | undefined;
}): ProductChoice {
  const optionIds = options.map(({ optionId }) => optionId);
  return { formatId, optionIds, ...(grams !== undefined && { grams }) };
}

/** Whether a product cannot be added without asking. */
export function mustChoose({
  formats,
  optionGroups,
  soldBy,
}: Offered & { soldBy?: SoldBy | null | undefined }): boolean {
  return isByWeight({ soldBy }) || formats.length > 0 || optionGroups.some(({ min }) => min > 0);
}

/**
 * Those of the options that the product has, with their prices, whether or not the choice is complete.
 */
export function pickOptions(
  groups: readonly OptionGroup[],
  vatPercent: number,
  optionIds: readonly number[],
): ChosenOption[] {
  const wanted = new Set(optionIds);
  return groups.flatMap((group) =>
    chosenOfGroup(group, wanted).map(({ optionId, name, netMicros, product }) => ({
      optionId,
      name,
      grossCents: unitGrossCents(netMicros, vatPercent),
      ...(product && { productId: product.productId }),
    })),
  );
}

export function chosenOfGroup(
  { options }: OptionGroup,
  wanted: ReadonlySet<number>,
): ProductOption[] {
  return options.filter(({ optionId }) => wanted.has(optionId));
}
