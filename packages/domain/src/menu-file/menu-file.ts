import type { Change } from '../changes/apply-change.ts';
import type { Allergen, StatedAllergens } from '../menu/allergens.ts';
import type { SoldOut } from '../menu/sold-out.ts';
import type { NewCategory, NewProduct } from '../menu/menu.ts';
import type { Cents, NetMicros } from '../money/money.ts';
import type { ProductTexts, MenuLanguage, Translations } from '../menu/translations.ts';

/**
 * The contents of a menu file, whatever its format. An undefined field is one that the file does
 * not mention: it keeps its value, and a new product gets the default.
 */
export interface MenuFile {
  categories: readonly CategoryEntry[];
  products: readonly ProductEntry[];
}

export interface CategoryEntry {
  /**
   * Its number in the file. A sheet has no rows for categories, so there it is the row of the first
   * product.
   */
  row: number;
  categoryId: number | null;
  name: string;
  says: Omit<Change<NewCategory>, 'name'>;
  problems: readonly RowProblem[];
}

export interface ProductEntry {
  /** Its row number in the spreadsheet, or its number in the list. */
  row: number;
  productId: number | null;
  /** One of the file's categories; null when the file gives none. */
  category: CategoryEntry | null;
  /** The row has none of its own: it is meant to be in that of the row above. */
  inheritsCategory?: boolean;
  /** What its cells say may be meant otherwise. */
  doubts?: readonly RowProblem[];
  says: StatedProduct;
  problems: readonly RowProblem[];
}

export interface RowProblem {
  /** The heading of its column; '' when the problem concerns the whole row. */
  field: string;
  text: string;
}

/** A sheet holds gross prices, the complete file the stored net ones. */
export type StatedPrice = { grossCents: Cents } | { netMicros: NetMicros };

/** Where a file may say less, or say it differently, than what is stored. */
interface StatedOtherwise {
  netMicros: StatedPrice;
  zonePrices: readonly StatedZonePrice[];
  formats: readonly StatedFormat[];
  optionGroups: readonly StatedGroup[];
  /** By language; each may have a name, a description or both. */
  translations: Partial<Record<MenuLanguage, Partial<ProductTexts>>>;
  /** What a sheet calls the formats in a language, in their order; '' or none is in Spanish only. */
  formatNames: FormatNames;
}

export type FormatNames = Partial<Record<MenuLanguage, readonly string[]>>;

export type StatedProduct = Change<
  Omit<NewProduct, 'categoryId' | keyof StatedOtherwise> & StatedOtherwise
>;

export interface StatedZonePrice {
  zone: string;
  price: StatedPrice;
}

export interface StatedFormat {
  formatId?: number | null | undefined;
  name: string;
  price: StatedPrice;
  zonePrices: readonly StatedZonePrice[];
  /** As of a format: null where they are those of the product. */
  allergens: StatedAllergens;
  /** Undefined where the file does not say. */
  soldOut?: SoldOut | undefined;
  translations?: Translations<string> | undefined;
}

export interface StatedGroup {
  groupId?: number | null | undefined;
  name: string;
  min: number;
  max: number;
  /** Of a part of a set menu, whose options name its products. */
  course?: number | undefined;
  translations?: Translations<string> | undefined;
  options: readonly StatedOption[];
}

export interface StatedOption {
  optionId?: number | null | undefined;
  name: string;
  price: StatedPrice;
  /** What it adds; undefined where the file does not say. */
  allergens?: readonly Allergen[] | undefined;
  /** No price is written behind it, and there may be one in its name or in its group's. */
  mayHidePrice?: boolean;
  translations?: Translations<string> | undefined;
}
