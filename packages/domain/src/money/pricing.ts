import { formatsLeft, isOptionLeft, soldOutOf } from '../menu/availability.ts';
import { findFormat, nameAsChosen } from '../menu/formats.ts';
import {
  pickOptions,
  type ChosenOption,
  type ProductChoice,
  type ProductOption,
} from '../menu/product-options.ts';
import type { Category, Product } from '../menu/menu.ts';
import type { ProductFacts } from '../menu/product-facts.ts';
import { divideHalfUp, unitGrossCents, type Cents, type NetMicros } from './money.ts';
import { isServed } from '../menu/served-hours.ts';

export interface RequestedLine extends ProductChoice {
  productId: number;
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
  /** With the format, if one is chosen: whoever reads it must not take a half for a whole. */
  name: string;
  /** Null of a product that has no formats. */
  formatId: number | null;
  options: readonly ChosenOption[];
  /** Of what is sold by weight: how much is asked for, or was weighed. Left out of all else. */
  grams?: number | undefined;
  quantity: number;
  note: string;
  vatPercent: number;
  /** One product with its options; of what is sold by weight, all of it. */
  unitGrossCents: Cents;
}

/** Why a product cannot be ordered at all. */
export type Obstacle = 'gone' | 'sold-out' | 'not-served';

export type SellableProduct = Pick<
  Product,
  | 'productId'
  | 'version'
  | 'name'
  | 'description'
  | 'translations'
  | 'allergens'
  | 'traces'
  | 'diet'
  | 'netMicros'
  | 'vatPercent'
  | 'soldBy'
  | 'soldOut'
  | 'formats'
  | 'optionGroups'
>;
export type PricedProduct = Pick<Product, 'netMicros' | 'vatPercent' | 'formats' | 'optionGroups'>;
export type SellingCategory = Pick<Category, 'name' | 'translations' | 'isActive' | 'servedHours'>;

/** A product of the menu, with its category if known. */
export interface MenuEntry {
  product: SellableProduct;
  category: SellingCategory | undefined;
}

/** Of one of its formats, if one is chosen already. */
export function obstacleOf(
  entry: MenuEntry | undefined,
  at: Date,
  formatId: number | null = null,
): Obstacle | null {
  if (entry === undefined || entry.category?.isActive === false) return 'gone';
  if (soldOutOf(entry.product, formatId) !== 'no') return 'sold-out';
  return isServed(entry.category?.servedHours ?? null, at) ? null : 'not-served';
}

/** The price before tax of a product in one of its formats, without options. */
export function netMicrosAsChosen(
  { netMicros, formats }: Pick<Product, 'netMicros' | 'formats'>,
  formatId: number | null,
): NetMicros {
  return findFormat(formats, formatId)?.netMicros ?? netMicros;
}

/**
 * The price of one product as chosen. Item and options are each rounded to the cent, so that the sum
 * matches the prices people see. All of them have the product's tax rate. What is sold by weight costs its
 * share of the price of a kilo; without a weight, the kilo.
 */
export function unitGrossAsChosen(product: PricedProduct, choice: ProductChoice): Cents {
  const { vatPercent, optionGroups } = product;
  const netMicros = netMicrosAsChosen(product, choice.formatId);
  const options = pickOptions(optionGroups, vatPercent, choice.optionIds);
  return chosenGrossCents({ netMicros, vatPercent, options, grams: choice.grams });
}

const GRAMS_PER_KILO = 1_000;

/** What one of a line costs, given the price before tax of the product without options. */
export function chosenGrossCents({
  netMicros,
  vatPercent,
  options,
  grams = GRAMS_PER_KILO,
}: { netMicros: NetMicros } & Pick<PricedLine, 'vatPercent' | 'options' | 'grams'>): Cents {
  const whole = unitGrossCents(netMicros, vatPercent);
  const weighed = divideHalfUp(whole * grams, GRAMS_PER_KILO);
  return options.reduce((sum, option) => sum + option.grossCents, weighed);
}

/** What a kilo costs of a line that is sold by weight, without options. */
export function kiloGrossCents({
  netMicros,
  vatPercent,
}: { netMicros: NetMicros } & Pick<PricedLine, 'vatPercent'>): Cents {
  return unitGrossCents(netMicros, vatPercent);
}

/** The line with its price. Assumes that `compareWithMenu` allowed the choice; unknown options are left out. */
export function priceLine(product: SellableProduct, line: RequestedLine): PricedLine {
  return { ...priceProduct(product, line), quantity: line.quantity, note: line.note };
}

/** One product as it is chosen. */
export function priceProduct(
  product: SellableProduct,
  choice: ProductChoice,
): Omit<PricedLine, 'quantity' | 'note'> {
  const { productId, vatPercent, optionGroups } = product;
  return {
    productId,
    name: nameAsChosen(product, choice.formatId, null).text,
    formatId: findFormat(product.formats, choice.formatId)?.formatId ?? null,
    ...(choice.grams !== undefined && { grams: choice.grams }),
    options: pickOptions(optionGroups, vatPercent, choice.optionIds),
    vatPercent,
    unitGrossCents: unitGrossAsChosen(product, choice),
  };
}

/** The lowest price that can be had: with the cheapest of the formats that are left, and of required options. */
export function leastGrossCents(product: PricedProduct): Cents {
  const cheapest = product.optionGroups.flatMap(({ min, options }) =>
    options
      .toSorted((one, other) => leftFirst(one, other) || one.netMicros - other.netMicros)
      .slice(0, min),
  );
  const optionIds = cheapest.map(({ optionId }) => optionId);
  const cheapestFormat = formatsLeft(product.formats).toSorted(
    (one, other) => one.netMicros - other.netMicros,
  )[0];
  return unitGrossAsChosen(product, { formatId: cheapestFormat?.formatId ?? null, optionIds });
}

const leftFirst = (one: ProductOption, other: ProductOption) =>
  Number(isOptionLeft(other)) - Number(isOptionLeft(one));

/** Whether what has to be chosen differs in price; the menu then shows "from". */
export function hasPriceFrom({
  formats,
  optionGroups,
}: Pick<Product, 'formats' | 'optionGroups'>): boolean {
  const required = optionGroups.filter(({ min }) => min > 0);
  return [formatsLeft(formats), ...required.map(({ options }) => options)].some((choices) =>
    choices.some(({ netMicros }) => netMicros !== choices[0]?.netMicros),
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
