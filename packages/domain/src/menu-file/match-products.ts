import { groupBy } from '../group-by.ts';
import type { WholeMenu } from './menu-csv.ts';
import type { CategoryEntry, ProductEntry } from './menu-file.ts';
import type { Category, Product } from '../menu/menu.ts';
import { nameKey } from '../text/plain-words.ts';

/**
 * Finds the product on the menu that a row refers to: by its code, or else by its reference, or else
 * by category and name. Each product is matched once, by the row that identifies it best. A row that
 * matches none is a new product.
 */
export interface Match {
  current: Product | null;
  /** Why the product cannot be determined. */
  problem: string | null;
}
export type Matches = ReadonlyMap<ProductEntry, Match>;

export function matchProducts(entries: readonly ProductEntry[], menu: WholeMenu): Matches {
  const matches = new Map<ProductEntry, Match>();
  const taken = new Set<Product>();
  const find = lookUp(menu);

  const match = (candidatesOf: (entry: ProductEntry) => readonly Product[], shared: string) => {
    for (const entry of entries) {
      if (matches.has(entry)) continue;
      const [current, ...others] = candidatesOf(entry).filter((product) => !taken.has(product));
      if (!current) continue;
      const problem = others.length > 0 ? `Hay varios platos con ${shared} en la carta` : null;
      if (problem === null) taken.add(current);
      matches.set(entry, { current: problem === null ? current : null, problem });
    }
  };
  match(find.byCode, 'este código');
  match(find.byReference, 'esta Ref. única');
  match(find.byName, 'este nombre');
  for (const entry of entries) {
    if (!matches.has(entry)) matches.set(entry, { current: null, problem: null });
  }
  return matches;
}

function lookUp({ categories, products }: WholeMenu) {
  const categoryNames = new Map(categories.map((one) => [one.categoryId, nameKey(one.name)]));
  const byCode = groupBy(products, ({ productId }) => productId);
  const byReference = groupBy(products, ({ reference }) => reference);
  const byName = groupBy(products, ({ name }) => nameKey(name));
  const named = ({ says }: ProductEntry) => byName.get(nameKey(says.name ?? '')) ?? [];
  return {
    byCode: ({ productId }: ProductEntry) =>
      productId === null ? [] : (byCode.get(productId) ?? []),
    byReference: (entry: ProductEntry) => {
      const { reference = '' } = entry.says;
      const same = reference === '' ? [] : (byReference.get(reference) ?? []);
      return same.length > 1 ? named(entry).filter((product) => same.includes(product)) : same;
    },
    byName: (entry: ProductEntry) => {
      const wanted = entry.category && nameKey(entry.category.name);
      const same = named(entry).filter(
        ({ categoryId }) => wanted === null || categoryNames.get(categoryId) === wanted,
      );
      const plain = same.filter(({ reference }) => reference === '');
      // Two references mean two products, even if they have the same name.
      return entry.says.reference || plain.length === 1 ? plain : same;
    },
  };
}

/** The categories of the menu that an entry may refer to. */
export function categoriesOf(
  { categoryId, name }: CategoryEntry,
  { categories }: WholeMenu,
): readonly Category[] {
  const own = categories.filter((category) => category.categoryId === categoryId);
  return own.length > 0 ? own : categories.filter((one) => nameKey(one.name) === nameKey(name));
}

/** The rows that refer to the same product as another row, with the message for each. */
export function findDoubles(
  entries: readonly ProductEntry[],
  matches: Matches,
): ReadonlyMap<ProductEntry, string> {
  const doubles = new Map<ProductEntry, string>();
  const tell = (
    what: string,
    keyOf: (entry: ProductEntry) => string | null,
    mayShare: (one: ProductEntry, other: ProductEntry) => boolean,
  ) => {
    const firsts = new Map<string, ProductEntry>();
    for (const entry of entries) {
      const key = keyOf(entry);
      if (key === null) continue;
      const first = firsts.get(key);
      if (!first) firsts.set(key, entry);
      else if (!mayShare(first, entry)) {
        if (!doubles.has(first)) doubles.set(first, `${what} que la fila ${entry.row}`);
        if (!doubles.has(entry)) doubles.set(entry, `${what} que la fila ${first.row}`);
      }
    }
  };
  const areKnown = (one: ProductEntry, other: ProductEntry) =>
    Boolean(matches.get(one)?.current && matches.get(other)?.current);
  tell(
    'El mismo código',
    ({ productId }) => (productId === null ? null : String(productId)),
    () => false,
  );
  tell('La misma Ref. única', ({ says }) => says.reference || null, areKnown);
  // Two products that are already on the menu, or that have different references, may share a name.
  tell('El mismo plato y la misma categoría', nameInCategory, (one, other) => {
    const [first, second] = [one.says.reference, other.says.reference];
    return areKnown(one, other) || (Boolean(first && second) && first !== second);
  });
  return doubles;
}

function nameInCategory({ says, category }: ProductEntry): string | null {
  if (!says.name) return null;
  return JSON.stringify([nameKey(category?.name ?? ''), nameKey(says.name)]);
}
