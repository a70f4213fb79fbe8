import type { OwnStatement } from './allergens.ts';
import type { StatedDiet } from './diets.ts';
import type { ProductFormat, ProductFormatDraft } from './formats.ts';
import type { OptionGroup, OptionGroupDraft } from './product-options.ts';
import type { NetMicros } from '../money/money.ts';
import type { ServedHours } from './served-hours.ts';
import type { SoldBy } from './sold-by.ts';
import type { SoldOut } from './sold-out.ts';
import { DEFAULT_VAT_PERCENT } from '../money/tax.ts';
import type { ZonePrice } from './zone-prices.ts';
import { nameKey } from '../text/plain-words.ts';
import type { ProductTexts, Translations } from './translations.ts';

/** The most that a menu has, and a file of it: far above any restaurant's. */
export const MENU_LIMITS = { products: 2_000, categories: 200 } as const;

/** What a restaurant writes about a product or drink. */
interface ProductText extends OwnStatement {
  categoryId: number;
  name: string;
  description: string;
  /** Before tax, of a kilo where it is sold by weight; that of its cheapest format, if it has formats. */
  netMicros: NetMicros;
  /** Where it costs something else; empty of a product with formats, which have their own. */
  zonePrices: readonly ZonePrice[];
  /** Null of what is sold by itself. */
  soldBy: SoldBy | null;
  vatPercent: number;
  /** Units in stock; the older client sends 1000, and nothing decreases it. */
  quantity: number;
  imageUrl: string;
  brand: string;
  reference: string;
  barcode: string;
  soldOut: SoldOut;
  diet: StatedDiet;
  /** What a set menu includes besides the products of its parts: 'Pan', 'Bebida'. Empty of all else. */
  includes: readonly string[];
  translations: Translations<ProductTexts>;
}

/** A picture of a product, stored in several widths. */
export interface Photo {
  /** Hash of the content: another picture has another hash. */
  hash: string;
  width: number;
  height: number;
  /** The stored widths, ascending. */
  widths: readonly number[];
  /** A tiny placeholder image, as a data URL. */
  blur: string;
}

export interface Product extends ProductText {
  productId: number;
  restaurantId: number;
  /** Increases with every change of the row except its position. */
  version: number;
  /** Its position within its category. */
  position: number;
  formats: readonly ProductFormat[];
  optionGroups: readonly OptionGroup[];
  photo: Photo | null;
}

export interface NewProduct extends ProductText {
  formats: readonly ProductFormatDraft[];
  optionGroups: readonly OptionGroupDraft[];
}

/** Default values of a product. */
export const PLAIN_PRODUCT = {
  description: '',
  vatPercent: DEFAULT_VAT_PERCENT,
  quantity: 1000,
  imageUrl: '',
  brand: '',
  reference: '',
  barcode: '',
  soldOut: 'no',
  allergens: null,
  traces: [],
  diet: null,
  zonePrices: [],
  soldBy: null,
  formats: [],
  optionGroups: [],
  includes: [],
  translations: {},
} as const satisfies Partial<NewProduct>;

/** What a restaurant writes about a category. */
export interface NewCategory {
  name: string;
  course: number;
  isActive: boolean;
  imageUrl: string;
  color: string;
  servedHours: ServedHours;
  translations: Translations<string>;
}

export interface Category extends NewCategory {
  categoryId: number;
  restaurantId: number;
  version: number;
  position: number;
}

/** How long a deletion can be undone. The screens offer it for a shorter time. */
export const UNDO_DELETION_MS = 60_000;

/** Names of the five courses. The course orders the menu and the kitchen's lines. */
const COURSES: Readonly<Record<number, string>> = {
  1: 'Primeros',
  2: 'Segundos',
  3: 'Postres',
  4: 'Bebidas',
  5: 'Complementos',
};

/** Course numbers, for a list to choose from. */
export const COURSE_NUMBERS: readonly number[] = Object.keys(COURSES).map(Number);

export const DEFAULT_COURSE = 1;

export const PLAIN_CATEGORY = {
  course: DEFAULT_COURSE,
  isActive: true,
  imageUrl: '',
  color: '',
  servedHours: null,
  translations: {},
} as const satisfies Partial<NewCategory>;

/** The course implied by a category's name; the first course for any other name. */
export function courseOfName(name: string): number {
  const known = COURSE_NUMBERS.find((number) => nameKey(COURSES[number] ?? '') === nameKey(name));
  return known ?? DEFAULT_COURSE;
}

/** As it is named where it is carried: a product of no course of ours comes with the rest. */
export function courseCarried(course: number): string {
  return COURSES[course] ?? 'Lo demás';
}

/** Any other number is shown as 'Unknown'. */
export function courseName(course: number): string {
  return COURSES[course] ?? 'Unknown';
}
