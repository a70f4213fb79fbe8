import type { Change } from './apply-change.ts';
import type { NewCategory, NewProduct } from './menu.ts';
import type { Cents, NetMicros } from './money.ts';
import type { DishWords, MenuLanguage, Translations } from './translations.ts';

/**
 * The contents of a menu file, whatever its format. An undefined field is one that the file does
 * not mention: it keeps its value, and a new dish gets the default.
 */
export interface MenuFile {
  categories: readonly CategoryEntry[];
  dishes: readonly DishEntry[];
}

export interface CategoryEntry {
  /**
   * Its number in the file. A sheet has no rows for categories, so there it is the row of the first
   * dish.
   */
  row: number;
  categoryId: number | null;
  name: string;
  says: Omit<Change<NewCategory>, 'name'>;
  problems: readonly RowProblem[];
}

export interface DishEntry {
  /** Its row number in the spreadsheet, or its number in the list. */
  row: number;
  productId: number | null;
  /** One of the file's categories; null when the file gives none. */
  category: CategoryEntry | null;
  says: SaidDish;
  problems: readonly RowProblem[];
}

export interface RowProblem {
  /** The heading of its column; '' when the problem concerns the whole row. */
  field: string;
  text: string;
}

/** A sheet holds gross prices, the complete file the stored net ones. */
export type SaidPrice = { grossCents: Cents } | { netMicros: NetMicros };

/** Where a file may say less, or say it differently, than what is stored. */
interface SaidOtherwise {
  netMicros: SaidPrice;
  optionGroups: readonly SaidGroup[];
  /** By language; each may have a name, a description or both. */
  translations: Partial<Record<MenuLanguage, Partial<DishWords>>>;
}

export type SaidDish = Change<Omit<NewProduct, 'categoryId' | keyof SaidOtherwise> & SaidOtherwise>;

export interface SaidGroup {
  groupId?: number | null | undefined;
  name: string;
  min: number;
  max: number;
  translations?: Translations<string> | undefined;
  options: readonly SaidOption[];
}

export interface SaidOption {
  optionId?: number | null | undefined;
  name: string;
  price: SaidPrice;
  translations?: Translations<string> | undefined;
}
