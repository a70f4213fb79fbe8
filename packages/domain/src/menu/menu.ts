import type { StatedAllergens } from './allergens.ts';
import type { StatedDiet } from './diets.ts';
import type { OptionGroup, OptionGroupDraft } from './product-options.ts';
import type { NetMicros } from '../money/money.ts';
import type { ServedHours } from './served-hours.ts';
import type { SoldOut } from './sold-out.ts';
import { DEFAULT_VAT_PERCENT } from '../money/tax.ts';
import { nameKey } from '../text/plain-words.ts';
import type { ProductTexts, Translations } from './translations.ts';

/** The most that a menu has, and a file of it: far above any restaurant's. */
export const MENU_LIMITS = { products: 2_000, categories: 200 } as const;

/** What a restaurant writes about a product or drink. */
interface ProductText {
  categoryId: number;
  name: string;
  description: string;
  netMicros: NetMicros;
  vatPercent: number;
  /** Units in stock; the older client sends 1000, and nothing decreases it. */
  quantity: number;
  imageUrl: string;
  brand: string;
  reference: string;
  barcode: string;
  soldOut: SoldOut;
  allergens: StatedAllergens;
  diet: StatedDiet;
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
  optionGroups: readonly OptionGroup[];
  photo: Photo | null;
}

export interface NewProduct extends ProductText {
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
  diet: null,
  optionGroups: [],
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

/** Any other number is shown as 'Unknown'. */
export function courseName(course: number): string {
  return COURSES[course] ?? 'Unknown';
}
