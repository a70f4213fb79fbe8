import type { Allergen } from '../../menu/allergens.ts';
import type { Diet } from '../../menu/diets.ts';
import type { Weekday } from '../../time/restaurant-time.ts';

/**
 * What a menu says in one language besides the restaurant's own texts, on a screen and on paper. One
 * module per language, so that a phone downloads only its own.
 */
export interface MenuTexts {
  /** The names that menus in the reader's language use. */
  allergens: Readonly<Record<Allergen, string>>;
  /** Where the restaurant has not said which. */
  unstated: string;
  /** Behind those of the rest, where it has not said which a part of it has. */
  restUnstated: string;
  diets: Readonly<Record<Diet, string>>;
  /** Before the lowest of several prices. */
  from: string;
  /** After the price of what is sold by the piece: '3,50 €/pieza'. */
  piece: string;
  /** Where no fewer pieces are sold, of which there are two at least. */
  fromPieces: (least: number) => string;
  /** Before what a set menu includes besides its parts. */
  includes: string;
  /** The heading of products that have lost their category. */
  otherCategory: string;
  days: Readonly<Record<Weekday, string>>;
  servedSlot: (from: string, to: string) => string;
  servedDays: (first: string, last: string) => string;
}
