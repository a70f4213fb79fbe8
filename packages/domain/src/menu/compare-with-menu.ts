import type { Language } from '../i18n/languages.ts';
import type { Cents } from '../money/money.ts';
import {
  obstacleOf,
  unitGrossAsChosen,
  type MenuEntry,
  type Obstacle,
  type RequestedLine,
} from '../money/pricing.ts';
import { judgeChoice } from './judge-choice.ts';
import type { Product } from './menu.ts';
import {
  factChanges,
  languagesOf,
  productFacts,
  type FactChange,
  type ProductFacts,
} from './product-facts.ts';
import type { ProductChoice } from './product-options.ts';
import { amountFault } from './sold-by-rules.ts';

export type LineChange =
  | { kind: 'same' }
  | { kind: Obstacle }
  /**
   * The product is available, but not as it was chosen. `problem` says why, and `field` of what, when the
   * product has all that was chosen; `soldOut`, which of the chosen options have run out.
   */
  | {
      kind: 'options';
      problem: string | null;
      field?: keyof ProductChoice | 'quantity';
      soldOut?: readonly number[];
    }
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

type ChosenLine = ProductChoice &
  Pick<RequestedLine, 'shownGrossCents' | 'read' | 'shownVersion'> &
  Partial<Pick<RequestedLine, 'quantity'>>;

/**
 * Compares a line that a diner chose earlier with the menu as it is now. Where nobody says what was
 * read, another version of the product has to be read first, in `languages`.
 */
export function compareWithMenu(
  entry: MenuEntry | undefined,
  { shownGrossCents, read, shownVersion, quantity, ...chosen }: ChosenLine,
  at: Date,
  languages: readonly Language[] = ['es'],
): LineChange {
  const obstacle = obstacleOf(entry, at, chosen.formatId);
  if (entry === undefined || obstacle !== null) return { kind: obstacle ?? 'gone' };
  const { product } = entry;
  const choice = judgeChoice(product, chosen);
  if (choice.kind === 'unknown') {
    const { soldOut } = choice;
    return { kind: 'options', problem: null, ...(soldOut.length > 0 && { soldOut }) };
  }
  if (choice.kind === 'bad') {
    return { kind: 'options', problem: choice.problem, field: choice.field };
  }
  const problem = piecesProblem(product, quantity);
  if (problem !== null) return { kind: 'options', problem, field: 'quantity' };
  const nowGrossCents = unitGrossAsChosen(product, chosen);
  const price =
    shownGrossCents === undefined || shownGrossCents === nowGrossCents
      ? null
      : { shownGrossCents, nowGrossCents };
  const isOther = shownVersion !== undefined && shownVersion !== product.version;
  const isCompared = read !== undefined || isOther;
  const now = isCompared ? productFacts(entry, chosen, read ? languagesOf(read) : languages) : null;
  return differenceOf(price, read, now);
}

function piecesProblem({ soldBy }: Pick<Product, 'soldBy'>, quantity: number | undefined) {
  return soldBy?.unit === 'piece' && quantity !== undefined ? amountFault(soldBy, quantity) : null;
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
