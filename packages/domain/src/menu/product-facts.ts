import type { Language } from '../i18n/languages.ts';
import {
  isUnstated,
  tracesOf,
  type Allergen,
  type AllergenStatement,
  type StatedAllergens,
} from './allergens.ts';
import { dietsOf, type Diet, type StatedDiet } from './diets.ts';
import type { Category, Product } from './menu.ts';
import { nameAsChosen } from './formats.ts';
import type { ProductChoice } from './product-options.ts';
import { statementOf } from './stated-of-choice.ts';
import { nameIn, productDescription } from './translations.ts';

/** What a diner reads about a product and relies on, besides its price. */
export interface ProductFacts {
  /** Null as soon as of a part of it nothing is stated: nobody may rely on the rest alone. */
  allergens: StatedAllergens;
  /** What is known all the same, where `allergens` is null. Undefined where whoever read it was not told. */
  known?: readonly Allergen[] | undefined;
  /** Undefined where whoever read it was not shown them. */
  traces?: readonly Allergen[] | undefined;
  diet: StatedDiet;
  /** In Spanish, which the kitchen reads, and last in the diner's own language, if it is another. */
  texts: readonly ReadTexts[];
}

export interface ReadTexts {
  language: Language;
  /** With its format, if it has one. */
  name: string;
  /**
   * The heading under which it stood, which may say as much as its name: "Sin gluten". Undefined
   * where it is not known.
   */
  category?: string | undefined;
  description: string;
  /** The chosen ones, by their id. */
  options: readonly ReadOption[];
}

/** A heading is part of what an option says: "Sin: queso" is not "Con: queso". */
export interface ReadOption {
  optionId: number;
  group: string;
  name: string;
}

export type FactChange =
  | { kind: 'contains' | 'free-of' | 'traces' | 'no-traces'; allergens: readonly Allergen[] }
  /** They were stated, and no longer are; or the other way round, and there are none. */
  | { kind: 'allergens-unstated' | 'no-allergens' }
  | { kind: 'suits' | 'suits-no-longer'; diet: Diet }
  /** The new text; an empty one was removed. */
  | { kind: 'name' | 'category' | 'option' | 'description'; text: string }
  /** It is a later version, and what was read is not known. */
  | { kind: 'unknown' };

export interface ReadableEntry {
  product: Pick<
    Product,
    | 'name'
    | 'description'
    | 'translations'
    | 'allergens'
    | 'traces'
    | 'diet'
    | 'formats'
    | 'optionGroups'
  >;
  category: Pick<Category, 'name' | 'translations'> | undefined;
}

/** What a product as it is chosen says now, in these languages. */
export function productFacts(
  entry: ReadableEntry,
  choice: ProductChoice,
  languages: readonly Language[],
): ProductFacts {
  const stated = statementOf(entry.product, choice);
  return {
    ...(isUnstated(stated)
      ? { allergens: null, known: stated.allergens ?? [] }
      : { allergens: stated.allergens }),
    traces: tracesOf(stated),
    diet: entry.product.diet,
    texts: [...new Set(languages)].map((language) => textsIn(entry, choice, language)),
  };
}

/** What is stated of its allergens. */
export function statementOfFacts({
  allergens,
  known = [],
  traces = [],
}: Pick<ProductFacts, 'allergens' | 'known' | 'traces'>): AllergenStatement {
  if (allergens !== null || known.length === 0) return { allergens, traces };
  return { allergens: known, traces, hasUnstated: true };
}

export function languagesOf({ texts }: ProductFacts): Language[] {
  return texts.map(({ language }) => language);
}

function textsIn(
  { product, category }: ReadableEntry,
  { formatId, optionIds }: ProductChoice,
  language: Language,
): ReadTexts {
  const inMenu = language === 'es' ? null : language;
  const options = product.optionGroups.flatMap((group) =>
    group.options
      .filter(({ optionId }) => optionIds.includes(optionId))
      .map((option) => ({
        optionId: option.optionId,
        group: nameIn(group, inMenu).text,
        name: nameIn(option, inMenu).text,
      })),
  );
  return {
    language,
    name: nameAsChosen(product, formatId, inMenu).text,
    ...(category && { category: nameIn(category, inMenu).text }),
    description: productDescription(product, inMenu).text,
    options: options.toSorted((one, other) => one.optionId - other.optionId),
  };
}

/** What is no longer as the diner read it; empty if everything is. */
export function factChanges(read: ProductFacts, now: ProductFacts): FactChange[] {
  return [
    ...textChange('name', read, now),
    ...textChange('category', read, now),
    ...allergenChanges(read, now),
    ...traceChanges(read, now),
    ...dietChanges(read.diet, now.diet),
    ...optionChanges(read, now),
    ...textChange('description', read, now),
  ];
}

function allergenChanges(read: ProductFacts, now: ProductFacts): FactChange[] {
  const added = newlyContained(read, now);
  const dropped = now.allergens ? allergensBeyond(heldIn(read), now.allergens) : [];
  const isUnstatedNow = now.allergens === null && read.allergens !== null;
  const holdsNone = read.allergens === null && now.allergens?.length === 0;
  return [
    ...(isUnstatedNow ? [{ kind: 'allergens-unstated' } as const] : []),
    ...(holdsNone ? [{ kind: 'no-allergens' } as const] : []),
    ...(added.length > 0 ? [{ kind: 'contains', allergens: added } as const] : []),
    ...(dropped.length > 0 ? [{ kind: 'free-of', allergens: dropped } as const] : []),
  ];
}

/** Nothing where more was known all along than whoever read it was told. */
function newlyContained(read: ProductFacts, now: ProductFacts): Allergen[] {
  const wasToldAll = read.allergens !== null || read.known !== undefined;
  return wasToldAll || now.allergens ? allergensBeyond(heldIn(now), heldIn(read)) : [];
}

const heldIn = ({ allergens, known }: ProductFacts) => allergens ?? known ?? [];

/** What it now contains, or contained, is told as that. */
function traceChanges(read: ProductFacts, now: ProductFacts): FactChange[] {
  if (read.traces === undefined || now.traces === undefined) return [];
  const added = allergensBeyond(now.traces, read.traces);
  const dropped = allergensBeyond(read.traces, [...now.traces, ...heldIn(now)]);
  return [
    ...(added.length > 0 ? [{ kind: 'traces', allergens: added } as const] : []),
    ...(dropped.length > 0 ? [{ kind: 'no-traces', allergens: dropped } as const] : []),
  ];
}

const allergensBeyond = (those: readonly Allergen[], others: readonly Allergen[]): Allergen[] =>
  those.filter((allergen) => !others.includes(allergen));

function dietChanges(read: StatedDiet, now: StatedDiet): FactChange[] {
  if (read === now) return [];
  // A product that is no longer vegan may still be vegetarian, and the other way round.
  const lost = read !== null && !dietsOf(now).includes(read) ? read : null;
  if (lost !== null) return [{ kind: 'suits-no-longer', diet: lost }];
  return now === null ? [] : [{ kind: 'suits', diet: now }];
}

/** In the diner's own language if it has changed there, otherwise in Spanish. */
function textChange(
  kind: 'name' | 'category' | 'description',
  read: ProductFacts,
  now: ProductFacts,
): FactChange[] {
  const changed = read.texts.findLast(
    (texts) => texts[kind] !== undefined && textsOf(now, texts.language)?.[kind] !== texts[kind],
  );
  return changed ? [{ kind, text: textsOf(now, changed.language)?.[kind] ?? '' }] : [];
}

function optionChanges(read: ProductFacts, now: ProductFacts): FactChange[] {
  const changed = read.texts.map((texts) => {
    const before = new Map(texts.options.map((option) => [option.optionId, option]));
    return (textsOf(now, texts.language)?.options ?? []).filter(({ optionId, group, name }) => {
      const known = before.get(optionId);
      return known?.group !== group || known.name !== name;
    });
  });
  const options = changed.findLast((list) => list.length > 0) ?? [];
  return options.map(({ group, name }) => ({ kind: 'option', text: `${group}: ${name}` }));
}

function textsOf({ texts }: ProductFacts, language: Language): ReadTexts | undefined {
  return texts.find((one) => one.language === language);
}
