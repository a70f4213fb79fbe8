import type { Language } from '../i18n/languages.ts';
import type { Allergen, StatedAllergens } from './allergens.ts';
import { dietsOf, type Diet, type StatedDiet } from './diets.ts';
import type { Category, Product } from './menu.ts';
import { nameIn, productDescription, productName } from './translations.ts';

/** What a diner reads about a product and relies on, besides its price. */
export interface ProductFacts {
  allergens: StatedAllergens;
  diet: StatedDiet;
  /** In Spanish, which the kitchen reads, and last in the diner's own language, if it is another. */
  texts: readonly ReadTexts[];
}

export interface ReadTexts {
  language: Language;
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
  | { kind: 'contains' | 'free-of'; allergens: readonly Allergen[] }
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
    'name' | 'description' | 'translations' | 'allergens' | 'diet' | 'optionGroups'
  >;
  category: Pick<Category, 'name' | 'translations'> | undefined;
}

/** What a product with these options says now, in these languages. */
export function productFacts(
  entry: ReadableEntry,
  optionIds: readonly number[],
  languages: readonly Language[],
): ProductFacts {
  const { allergens, diet } = entry.product;
  return {
    allergens,
    diet,
    texts: [...new Set(languages)].map((language) => textsIn(entry, optionIds, language)),
  };
}

export function languagesOf({ texts }: ProductFacts): Language[] {
  return texts.map(({ language }) => language);
}

function textsIn(
  { product, category }: ReadableEntry,
  optionIds: readonly number[],
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
    name: productName(product, inMenu).text,
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
    ...allergenChanges(read.allergens, now.allergens),
    ...dietChanges(read.diet, now.diet),
    ...optionChanges(read, now),
    ...textChange('description', read, now),
  ];
}

function allergenChanges(read: StatedAllergens, now: StatedAllergens): FactChange[] {
  if (now === null) return read === null ? [] : [{ kind: 'allergens-unstated' }];
  const added = now.filter((allergen) => read?.includes(allergen) !== true);
  const dropped = (read ?? []).filter((allergen) => !now.includes(allergen));
  return [
    ...(read === null && now.length === 0 ? [{ kind: 'no-allergens' } as const] : []),
    ...(added.length > 0 ? [{ kind: 'contains', allergens: added } as const] : []),
    ...(dropped.length > 0 ? [{ kind: 'free-of', allergens: dropped } as const] : []),
  ];
}

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
