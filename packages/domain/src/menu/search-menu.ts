import { dietsOf, DIETS, type Diet } from './diets.ts';
import type { Category, Product } from './menu.ts';
import { plainWords } from '../text/plain-words.ts';
import { productDescription, productName, nameIn, type MenuLanguage } from './translations.ts';
import { countSlips, slipsAllowed } from './typing-slips.ts';

/** A product with its category. */
export interface ListedProduct {
  product: Product;
  category: Category | undefined;
}

/** The words of the menu with their positions, built once for many searches. */
export interface MenuIndex<Item extends ListedProduct> {
  products: readonly Item[];
  places: ReadonlyMap<string, readonly Place[]>;
}

interface Place {
  product: number;
  field: number;
}

/** In order of relevance. */
const FIELDS = { name: 0, category: 1, description: 2, diet: 3 } as const;

/** How a typed word matches a word of the menu, best first. */
const QUALITIES = { whole: 0, beginning: 1, wholeWithSlips: 2, beginningWithSlips: 3 } as const;
const QUALITY_COUNT = Object.keys(QUALITIES).length;

/**
 * Ignored, so that "tarta queso" finds "tarta de queso"; "con" and "sin" change the meaning and are
 * kept.
 */
const LITTLE_WORDS: ReadonlySet<string> = new Set(
  ['a', 'al', 'de', 'del', 'el', 'la', 'las', 'los', 'y'].concat(['the', 'of', 'and']),
);

/**
 * Indexes both the reader's language and the Spanish names, which are what the restaurant's blackboard
 * shows. `diets` holds the names of the diets in the reader's language.
 */
export function indexMenu<Item extends ListedProduct>(
  products: readonly Item[],
  language: MenuLanguage | null,
  diets: Readonly<Record<Diet, string>> = DIETS,
): MenuIndex<Item> {
  const places = new Map<string, Place[]>();
  const note = (text: string, place: Place) => {
    for (const word of wordsOf(text)) {
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  };
  products.forEach(({ product, category }, index) => {
    for (const one of language === null ? [null] : [language, null]) {
      note(productName(product, one).text, { product: index, field: FIELDS.name });
      if (category) note(nameIn(category, one).text, { product: index, field: FIELDS.category });
      note(productDescription(product, one).text, { product: index, field: FIELDS.description });
    }
    for (const diet of dietsOf(product.diet)) {
      note(`${DIETS[diet]} ${diets[diet]}`, { product: index, field: FIELDS.diet });
    }
  });
  return { products, places };
}

/**
 * The products that match every typed word, or a word beginning with it, best first. A word that
 * matches no beginning on the menu is treated as a typo; if still no product matches all words, any of
 * them may be one.
 */
export function searchMenu<Item extends ListedProduct>(
  index: MenuIndex<Item>,
  typed: string,
): readonly Item[] {
  // Each once: a pasted text may be of any length.
  const all = [...new Set(wordsOf(typed))];
  const telling = all.filter((word) => !LITTLE_WORDS.has(word));
  const words = telling.length > 0 ? telling : all;
  const withSlips = (word: string) => findWord(index.places, word, slipsAllowed(word.length));
  const scores = inAll(words, (word) => {
    const found = findWord(index.places, word, 0);
    return found.size > 0 ? found : withSlips(word);
  });
  if (scores.size > 0 || words.length < 2) return inOrder(index, scores);
  return inOrder(index, inAll(words, withSlips));
}

function wordsOf(text: string): string[] {
  return plainWords(text).split(' ').filter(Boolean);
}

/** A score per product; lower is better. */
type Scores = ReadonlyMap<number, number>;

function findWord(
  places: ReadonlyMap<string, readonly Place[]>,
  typed: string,
  most: number,
): Scores {
  const scores = new Map<number, number>();
  for (const [word, where] of places) {
    const quality = qualityOf(typed, word, most);
    if (quality === null) continue;
    for (const { product, field } of where) {
      const score = field * QUALITY_COUNT + quality;
      if (score < (scores.get(product) ?? Infinity)) scores.set(product, score);
    }
  }
  return scores;
}

function qualityOf(typed: string, word: string, most: number): number | null {
  if (word.startsWith(typed)) {
    return word.length === typed.length ? QUALITIES.whole : QUALITIES.beginning;
  }
  const slips = most > 0 ? countSlips(typed, word, most) : null;
  if (slips === null) return null;
  return slips.whole <= most ? QUALITIES.wholeWithSlips : QUALITIES.beginningWithSlips;
}

/** The products in which every word is found. Looks no further once there can be none. */
function inAll(words: readonly string[], find: (word: string) => Scores): Scores {
  let sums: Scores | null = null;
  for (const word of words) {
    const found = find(word);
    const before: Scores = sums ?? new Map([...found.keys()].map((product) => [product, 0]));
    sums = new Map(
      [...before].flatMap(([product, sum]) => {
        const score = found.get(product);
        return score === undefined ? [] : [[product, sum + score] as const];
      }),
    );
    if (sums.size === 0) break;
  }
  return sums ?? new Map();
}

function inOrder<Item extends ListedProduct>(
  { products }: MenuIndex<Item>,
  scores: Scores,
): readonly Item[] {
  return [...scores]
    .toSorted(([product, score], [other, otherScore]) => score - otherScore || product - other)
    .flatMap(([product]) => products[product] ?? []);
}
