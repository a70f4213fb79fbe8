import { describe, expect, it } from 'vitest';
import type { Allergen } from './allergens.ts';
import { PLAIN_PRODUCT, type Product } from './menu.ts';
import { factChanges, productFacts, type FactChange, type ReadableEntry } from './product-facts.ts';

const soup = {
  ...PLAIN_PRODUCT,
  name: 'Crema de espárragos',
  description: 'Con un hilo de aceite.',
  allergens: ['lacteos'],
  diet: 'vegetariano',
  translations: { en: { name: 'Asparagus cream', description: 'With olive oil.' } },
  optionGroups: [
    {
      groupId: 1,
      name: 'Con',
      min: 0,
      max: 2,
      translations: { en: 'With' },
      options: [
        { optionId: 3, name: 'Picatostes', netMicros: 0, translations: { en: 'Croutons' } },
        { optionId: 2, name: 'Queso', netMicros: 0, translations: {} },
      ],
    },
  ],
} as const satisfies Partial<Product>;
type Soup = ReadableEntry['product'];
type Heading = NonNullable<ReadableEntry['category']>;

const LANGUAGES = ['es', 'en'] as const;
const WITHOUT_GLUTEN: Heading = { name: 'Sin gluten', translations: { en: 'Gluten-free' } };
const factsOf = (product: Partial<Soup>, category: Heading | undefined = WITHOUT_GLUTEN) =>
  productFacts(
    { product: { ...soup, ...product }, category },
    { formatId: null, optionIds: [2] },
    LANGUAGES,
  );

function changesOf(now: Partial<Soup>, before: Partial<Soup> = {}): FactChange[] {
  return factChanges(factsOf(before), factsOf(now));
}

/** The same group with this name, and this name of the option that was chosen. */
const groups = (name: string, chosen: string): Soup['optionGroups'] =>
  soup.optionGroups.map((group) => ({
    ...group,
    name,
    translations: {},
    options: group.options
      .map((option) => (option.optionId === 2 ? { ...option, name: chosen } : option))
      .toReversed(),
  }));

describe('what a diner read', () => {
  it.each<[string, Partial<Soup>, FactChange[]]>([
    ['nothing', {}, []],
    ['its price and stock', { name: soup.name }, []],
    [
      'an allergen more and one less',
      { allergens: ['cacahuetes', 'gluten'] },
      [
        { kind: 'contains', allergens: ['gluten', 'cacahuetes'] },
        { kind: 'free-of', allergens: ['lacteos'] },
      ],
    ],
    [
      'allergens that are not stated any more',
      { allergens: null },
      [{ kind: 'allergens-unstated' }],
    ],
    ['no allergens any more', { allergens: [] }, [{ kind: 'free-of', allergens: ['lacteos'] }]],
    ['a diet that it lost', { diet: null }, [{ kind: 'suits-no-longer', diet: 'vegetariano' }]],
    ['a stricter diet', { diet: 'vegano' }, [{ kind: 'suits', diet: 'vegano' }]],
    [
      'another name, in Spanish alone',
      { name: 'Pollo con salsa de cacahuete' },
      [{ kind: 'name', text: 'Pollo con salsa de cacahuete' }],
    ],
    [
      'another description, in the reader’s language alone',
      { translations: { en: { name: 'Asparagus cream', description: 'With ham.' } } },
      [{ kind: 'description', text: 'With ham.' }],
    ],
    [
      'a text in a language that nobody read',
      { translations: { ...soup.translations, fr: { name: 'Poulet', description: '' } } },
      [],
    ],
    [
      'no description any more',
      { description: '', translations: {} },
      [
        { kind: 'name', text: 'Crema de espárragos' },
        { kind: 'description', text: '' },
      ],
    ],
    [
      'another name of the chosen option',
      { optionGroups: groups('Con', 'Nueces') },
      [{ kind: 'option', text: 'Con: Nueces' }],
    ],
    [
      'another heading over the chosen option',
      { optionGroups: groups('Sin', 'Queso') },
      [{ kind: 'option', text: 'Sin: Queso' }],
    ],
  ])('differs by %s', (_what, now, changes) => {
    expect(changesOf(now)).toEqual(changes);
  });

  it.each<[string, Heading, FactChange[]]>([
    [
      'another name of its category, in Spanish alone',
      { ...WITHOUT_GLUTEN, name: 'Con gluten' },
      [{ kind: 'category', text: 'Con gluten' }],
    ],
    [
      'another name of its category, in the reader’s language',
      { name: 'Con gluten', translations: { en: 'With gluten' } },
      [{ kind: 'category', text: 'With gluten' }],
    ],
    [
      'nothing, by a name that nobody read',
      { ...WITHOUT_GLUTEN, translations: { ...WITHOUT_GLUTEN.translations, fr: 'Avec gluten' } },
      [],
    ],
  ])('differs by %s', (_what, category, changes) => {
    expect(factChanges(factsOf({}), factsOf({}, category))).toEqual(changes);
  });

  it('is not compared by a category that a screen did not send', () => {
    const { texts, ...read } = factsOf({});
    const before = { ...read, texts: texts.map((one) => ({ ...one, category: undefined })) };
    expect(factChanges(before, factsOf({}))).toEqual([]);
  });

  it('differs by allergens that were not stated before', () => {
    const before = { allergens: null };
    expect(changesOf({ allergens: ['soja'] }, before)).toEqual([
      { kind: 'contains', allergens: ['soja'] },
    ]);
    expect(changesOf({ allergens: [] }, before)).toEqual([{ kind: 'no-allergens' }]);
    expect(changesOf({ allergens: null }, before)).toEqual([]);
  });

  it('differs by an allergen of what is known, although of another part nothing is stated', () => {
    const known = (...allergens: Allergen[]) => ({
      ...factsOf({ allergens: null }),
      known: allergens,
    });
    const contains = [{ kind: 'contains', allergens: ['soja'] }];
    expect(factChanges(known('gluten'), known('gluten', 'soja'))).toEqual(contains);
    expect(factChanges(known(), known('soja'))).toEqual(contains);
    expect(factChanges(known('gluten'), known('gluten'))).toEqual([]);
    expect(factChanges(known('gluten', 'soja'), known('gluten'))).toEqual([]);
    expect(factChanges(factsOf({ allergens: ['gluten'] }), known('gluten', 'soja'))).toEqual([
      { kind: 'allergens-unstated' },
      ...contains,
    ]);
    expect(factChanges(known('gluten'), factsOf({ allergens: ['gluten', 'soja'] }))).toEqual(
      contains,
    );
    expect(factChanges(known('gluten', 'soja'), factsOf({ allergens: ['gluten'] }))).toEqual([
      { kind: 'free-of', allergens: ['soja'] },
    ]);
  });

  it('is not compared by what is known beside the unstated, where a screen did not say it', () => {
    const { known: _, ...before } = factsOf({ allergens: null });
    expect(factChanges(before, { ...before, known: ['soja'] })).toEqual([]);
    expect(factChanges({ ...before, known: ['soja'] }, before)).toEqual([]);
  });

  it('differs by traces, and tells of none that it contains', () => {
    expect(changesOf({ traces: ['soja', 'lacteos'] })).toEqual([
      { kind: 'traces', allergens: ['soja'] },
    ]);
    expect(changesOf({}, { traces: ['soja'] })).toEqual([
      { kind: 'no-traces', allergens: ['soja'] },
    ]);
    expect(changesOf({ allergens: ['lacteos', 'soja'] }, { traces: ['soja'] })).toEqual([
      { kind: 'contains', allergens: ['soja'] },
    ]);
    expect(changesOf({ traces: ['soja'] }, { allergens: ['lacteos', 'soja'] })).toEqual([
      { kind: 'free-of', allergens: ['soja'] },
      { kind: 'traces', allergens: ['soja'] },
    ]);
  });

  it('is not compared by traces that a screen did not show', () => {
    const { traces: _, ...before } = factsOf({});
    expect(factChanges(before, factsOf({ traces: ['soja'] }))).toEqual([]);
  });

  it('differs by a diet that is only the wider one now', () => {
    expect(changesOf({ diet: 'vegetariano' }, { diet: 'vegano' })).toEqual([
      { kind: 'suits-no-longer', diet: 'vegano' },
    ]);
  });

  it('does not depend on the order of the options, nor on those that were not chosen', () => {
    const [group] = soup.optionGroups;
    const other = { ...group.options[0], name: 'Pan frito' };
    expect(changesOf({ optionGroups: [{ ...group, options: [group.options[1], other] }] })).toEqual(
      [],
    );
  });
});
