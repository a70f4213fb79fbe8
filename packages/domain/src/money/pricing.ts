import { chooseOptions, pickOptions, type ChosenOption } from '../menu/product-options.ts';
import type { Category, Product } from '../menu/menu.ts';
import {
  factChanges,
  languagesOf,
  productFacts,
  type FactChange,
  type ProductFacts,
} from '../menu/product-facts.ts';
import type { Language } from '../i18n/languages.ts';
import { unitGrossCents, type Cents } from './money.ts';
import { isServed } from '../menu/served-hours.ts';

export interface RequestedLine {
  productId: number;
  /** The chosen options. */
  optionIds: readonly number[];
  quantity: number;
  note: string;
  /** The unit price that the diner saw; undefined when the caller does not send it. */
  shownGrossCents?: Cents | undefined;
  /** What the diner read when choosing it; undefined when the caller does not send it. */
  read?: ProductFacts | undefined;
  /** The version of the product that it was chosen from; undefined when the caller does not send it. */
  shownVersion?: number | undefined;
}

export interface PricedLine {
  productId: number;
  name: string;
  options: readonly ChosenOption[];
  quantity: number;
  note: string;
  vatPercent: number;
  /** One product with its options. */
  unitGrossCents: Cents;
}

/** Why a product cannot be ordered at all. */
export type Obstacle = 'gone' | 'sold-out' | 'not-served';

export type LineChange =
  | { kind: 'same' }
  | { kind: Obstacle }
  /**
   * The product is available, but not with these options. `problem` says why when the product has all of
   * them.
   */
  | { kind: 'options'; problem: string | null }
  | LineDifference;

/** The line can be ordered, but not at the price that was shown, or not as the diner read it. */
export interface LineDifference {
  kind: 'different';
  /** Null if it is the same. */
  price: { shownGrossCents: Cents; nowGrossCents: Cents } | null;
  facts: readonly FactChange[];
  /** What the menu says now; null if it was not compared. */
  now: ProductFacts | null;
}

export type SellableProduct = Pick<
  Product,
  | 'productId'
  | 'version'
  | 'name'
  | 'description'
  | 'translations'
  | 'allergens'
  | 'diet'
  | 'netMicros'
  | 'vatPercent'
  | 'soldOut'
  | 'optionGroups'
>;
type PricedProduct = Pick<Product, 'netMicros' | 'vatPercent' | 'optionGroups'>;
export type SellingCategory = Pick<Category, 'name' | 'translations' | 'isActive' | 'servedHours'>;

/** A product of the menu, with its category if known. */
export interface MenuEntry {
  product: SellableProduct;
  category: SellingCategory | undefined;
}

export function obstacleOf(entry: MenuEntry | undefined, at: Date): Obstacle | null {
  if (entry === undefined || entry.category?.isActive === false) return 'gone';
  if (entry.product.soldOut !== 'no') return 'sold-out';
  return isServed(entry.category?.servedHours ?? null, at) ? null : 'not-served';
}

type ChosenLine = Pick<RequestedLine, 'optionIds' | 'shownGrossCents' | 'read' | 'shownVersion'>;

/**
 * Compares a line that a diner chose earlier with the menu as it is now. Where nobody says what was
 * read, another version of the product has to be read first, in `languages`.
 */
export function compareWithMenu(
  entry: MenuEntry | undefined,
  { optionIds, shownGrossCents, read, shownVersion }: ChosenLine,
  at: Date,
  languages: readonly Language[] = ['es'],
): LineChange {
  const obstacle = obstacleOf(entry, at);
  if (entry === undefined || obstacle !== null) return { kind: obstacle ?? 'gone' };
  const { product } = entry;
  const choice = chooseOptions(product.optionGroups, product.vatPercent, optionIds);
  if (choice.kind !== 'good') {
    return { kind: 'options', problem: choice.kind === 'bad' ? choice.problem : null };
  }
  const nowGrossCents = grossWithOptions(product, choice.options);
  const price =
    shownGrossCents === undefined || shownGrossCents === nowGrossCents
      ? null
      : { shownGrossCents, nowGrossCents };
  const isOther = shownVersion !== undefined && shownVersion !== product.version;
  const isCompared = read !== undefined || isOther;
  const now = isCompared
    ? productFacts(entry, optionIds, read ? languagesOf(read) : languages)
    : null;
  return differenceOf(price, read, now);
}

/** Compares what was read with what the menu says now, if that is to be compared. */
export function differenceOf(
  price: LineDifference['price'],
  read: ProductFacts | undefined,
  now: ProductFacts | null,
): LineDifference | { kind: 'same' } {
  const facts = now ? factsSince(read, now) : [];
  if (price === null && facts.length === 0) return { kind: 'same' };
  return { kind: 'different', price, facts, now };
}

const factsSince = (read: ProductFacts | undefined, now: ProductFacts): FactChange[] =>
  read ? factChanges(read, now) : [{ kind: 'unknown' }];

/**
 * The price of one product with its options. Item and options are each rounded to the cent, so that
 * the sum matches the prices people see. All of them have the product's tax rate.
 */
export function grossWithOptions(
  product: Pick<Product, 'netMicros' | 'vatPercent'>,
  options: readonly ChosenOption[],
): Cents {
  const plain = unitGrossCents(product.netMicros, product.vatPercent);
  return options.reduce((sum, option) => sum + option.grossCents, plain);
}

/** The line with its price. Assumes that `compareWithMenu` allowed the choice; unknown options are left out. */
export function priceLine(product: SellableProduct, line: RequestedLine): PricedLine {
  return { ...priceProduct(product, line.optionIds), quantity: line.quantity, note: line.note };
}

/** One product with the chosen options. */
export function priceProduct(
  product: SellableProduct,
  optionIds: readonly number[],
): Omit<PricedLine, 'quantity' | 'note'> {
  const options = pickOptions(product.optionGroups, product.vatPercent, optionIds);
  return {
    productId: product.productId,
    name: product.name,
    options,
    vatPercent: product.vatPercent,
    unitGrossCents: grossWithOptions(product, options),
  };
}

/** The lowest possible price of the product: with the cheapest of its required options. */
export function leastGrossCents({ optionGroups, ...product }: PricedProduct): Cents {
  const cheapest = optionGroups.flatMap(({ min, options }) =>
    options.toSorted((one, other) => one.netMicros - other.netMicros).slice(0, min),
  );
  const optionIds = cheapest.map(({ optionId }) => optionId);
  return grossWithOptions(product, pickOptions(optionGroups, product.vatPercent, optionIds));
}

/** Whether the required options differ in price; the menu then shows "from". */
export function hasPriceFrom({ optionGroups }: Pick<Product, 'optionGroups'>): boolean {
  return optionGroups.some(
    ({ min, options }) =>
      min > 0 && options.some(({ netMicros }) => netMicros !== options[0]?.netMicros),
  );
}

type Countable = Pick<PricedLine, 'unitGrossCents' | 'quantity'>;

export function lineGrossCents(line: Countable): Cents {
  return line.unitGrossCents * line.quantity;
}

/** The sum of the lines; nothing is rounded again. */
export function totalGrossCents(lines: readonly Countable[]): Cents {
  return lines.reduce((sum, line) => sum + lineGrossCents(line), 0);
}
