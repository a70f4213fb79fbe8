import { applyChange } from '../changes/apply-change.ts';
import { categoriesOf, findDoubles, matchProducts, type Match } from './match-products.ts';
import type { FieldChange } from '../changes/field-changes.ts';
import { categoryChanges, productChanges, describeNewProduct } from './menu-changes.ts';
import type { WholeMenu } from './menu-csv.ts';
import type {
  CategoryEntry,
  ProductEntry,
  MenuFile,
  RowProblem,
  StatedPrice,
} from './menu-file.ts';
import {
  courseOfName,
  PLAIN_CATEGORY,
  type Category,
  type NewCategory,
  type Product,
} from '../menu/menu.ts';
import {
  isPart,
  isSetMenu,
  namedProducts,
  soldByWeightInMenu,
  weighedPartFault,
} from '../menu/set-menu.ts';
import { MENU_LANGUAGES } from '../menu/translations.ts';
import { isByWeight } from '../menu/sold-by.ts';
import { soldByFault } from '../menu/sold-by-rules.ts';
import { nameKey, seenName } from '../text/plain-words.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';
import { statedNames } from './stated-names.ts';
import { looksLikePrice } from '../money/looks-like-price.ts';
import { formatEuros, unitGrossCents } from '../money/money.ts';
import { PRODUCT_VAT_PERCENTS } from '../money/tax.ts';
import { mergeStatedProduct, type ImportedProduct } from './merge-stated-product.ts';

/**
 * What a file would change in a menu, row by row, without doing it. Whatever the file does not name
 * stays as it is. A plan with a problem in any row must not be carried out: only without those rows,
 * and only where its owner chooses so.
 */
export interface MenuPlan {
  categories: readonly PlannedCategory[];
  products: readonly PlannedProduct[];
}

export type Outcome = 'new' | 'changed' | 'same' | 'refused';

interface Planned {
  row: number;
  name: string;
  outcome: Outcome;
  changes: readonly FieldChange[];
  problems: readonly RowProblem[];
}

export interface PlannedCategory extends Planned {
  /** Null: it will be created. */
  current: Category | null;
  result: NewCategory;
}

export interface PlannedProduct extends Planned {
  categoryName: string;
  /** Its category is that of the row above: whoever imports it has to see that. */
  inheritsCategory: boolean;
  /** What it says about the product may be meant otherwise: likewise. */
  doubts: readonly RowProblem[];
  current: Product | null;
  /** Its future category: one of the menu, or one of the plan. */
  category: Category | PlannedCategory | null;
  result: ImportedProduct;
}

export function planMenu(file: MenuFile, menu: WholeMenu): MenuPlan {
  const meant = new Map(file.categories.map((entry) => [entry, categoriesOf(entry, menu)]));
  const categories = new Map(
    file.categories.map((entry) => [entry, planCategory(entry, file.categories, meant)]),
  );
  const matches = matchProducts(file.products, menu);
  const doubles = findDoubles(file.products, matches);
  const partFault = partFaults(file, menu);
  const products = file.products.map((entry) => {
    const match = matches.get(entry) ?? { current: null, problem: null };
    const problems = [match.problem, doubles.get(entry)].flatMap((text) =>
      text ? [{ field: '', text }] : [],
    );
    return planProduct(entry, match, problems, { categories, meant, menu, partFault });
  });
  return { categories: withoutEmpty([...categories.values()], products), products };
}

/** Why a set menu cannot have a product of this name, of the menu or of the file; null if it can. */
function partFaults(file: MenuFile, menu: WholeMenu): (name: string) => string | null {
  const known = new Map(
    menu.products.map((one) => [
      nameKey(one.name),
      { isMenu: isSetMenu(one), isWeighed: isByWeight(one) },
    ]),
  );
  for (const { says } of file.products) {
    const { name = '', optionGroups = [], soldBy } = says;
    const key = nameKey(name);
    const isWeighed =
      soldBy === undefined ? known.get(key)?.isWeighed === true : isByWeight({ soldBy });
    known.set(key, { isMenu: optionGroups.some(isPart), isWeighed });
  }
  return (name) => {
    const product = known.get(nameKey(name));
    if (!product || product.isMenu) {
      return `No hay ningún plato «${name}» en la carta ni en el fichero`;
    }
    return product.isWeighed ? soldByWeightInMenu(name) : null;
  };
}

/** Without the new categories that only products with problems would be in: nobody creates those. */
function withoutEmpty(categories: readonly PlannedCategory[], products: readonly PlannedProduct[]) {
  const inUse = (rows: readonly PlannedProduct[]) => new Set(rows.map(({ category }) => category));
  const [named, needed] = [inUse(products), inUse(products.filter(isKept))];
  return categories.filter((one) => one.outcome !== 'new' || needed.has(one) || !named.has(one));
}

const isKept = ({ outcome }: Planned) => outcome !== 'refused';

export function isSound({ categories, products }: MenuPlan): boolean {
  return [...categories, ...products].every(isKept);
}

/** A plan without the rows that have problems. Sound. */
export function withoutRefused({ categories, products }: MenuPlan): MenuPlan {
  return { categories: categories.filter(isKept), products: products.filter(isKept) };
}

export function changesNothing({ categories, products }: MenuPlan): boolean {
  return [...categories, ...products].every(({ outcome }) => outcome === 'same');
}

/** The menu's categories that each category of the file may refer to. */
type Meant = ReadonlyMap<CategoryEntry, readonly Category[]>;

/** In a sheet a category is only a name; a complete file has its other fields as well. */
function planCategory(
  entry: CategoryEntry,
  all: readonly CategoryEntry[],
  meant: Meant,
): PlannedCategory {
  const current = currentOf(entry, meant);
  const { name } = entry;
  const before: NewCategory = current ?? {
    ...PLAIN_CATEGORY,
    name: seenName(name),
    course: courseOfName(name),
  };
  // Writing a name in capitals does not rename it.
  const isRenamed = nameKey(before.name) !== nameKey(name);
  const result = applyChange(before, {
    ...entry.says,
    translations: statedNames(entry.says.translations, before.translations),
    ...(isRenamed ? { name: seenName(name) } : {}),
  });
  const double = all.find(
    (other) =>
      other !== entry && nameKey(other.name) === nameKey(name) && !areTwo(entry, other, meant),
  );
  const problems = [
    ...entry.problems,
    ...(double ? [{ field: '', text: `La misma categoría que la número ${double.row}` }] : []),
  ];
  const changes = current ? categoryChanges(current, result) : [];
  const outcome = outcomeOf(current !== null, changes, problems);
  return { row: entry.row, name: result.name, outcome, current, result, changes, problems };
}

/** Of several with one name, one that is shown or hidden as the file has it. */
function currentOf(entry: CategoryEntry, meant: Meant): Category | null {
  const candidates = meant.get(entry) ?? [];
  const { isActive } = entry.says;
  return candidates.find((one) => one.isActive === isActive) ?? candidates[0] ?? null;
}

/** The menu itself may have two categories with the same name. */
function areTwo(one: CategoryEntry, other: CategoryEntry, meant: Meant): boolean {
  const [first, second] = [currentOf(one, meant), currentOf(other, meant)];
  return first !== null && second !== null && first !== second;
}

interface Surroundings {
  categories: ReadonlyMap<CategoryEntry, PlannedCategory>;
  meant: Meant;
  menu: WholeMenu;
  partFault: (name: string) => string | null;
}

function planProduct(
  entry: ProductEntry,
  { current }: Match,
  found: readonly RowProblem[],
  { categories, meant, menu, partFault }: Surroundings,
): PlannedProduct {
  const own = menu.categories.find(({ categoryId }) => categoryId === current?.categoryId) ?? null;
  const candidates = (entry.category && meant.get(entry.category)) ?? [];
  const staysIn = own && (entry.category === null || candidates.includes(own)) ? own : null;
  const planned = entry.category && (categories.get(entry.category) ?? null);
  const category = staysIn ?? planned;
  const result = mergeStatedProduct(entry.says, current);
  const problems = [...entry.problems, ...found];
  const tell = (column: keyof typeof PRODUCT_FIELDS, text: string) => {
    const field = PRODUCT_FIELDS[column].heading;
    if (!problems.some((problem) => problem.field === field)) problems.push({ field, text });
  };
  // A value that could not be read is not reported as missing.
  if (current === null && entry.problems.length === 0) {
    if (entry.says.name === undefined) tell('name', 'Falta el nombre');
    if (entry.says.netMicros === undefined && result.formats.length === 0) {
      tell('netMicros', 'Falta el precio');
    }
    if (category === null) tell('categoryId', 'Falta la categoría');
  }
  // Of an unreadable category nothing is created, so its products have no place either.
  if (!staysIn && planned && planned.problems.length > 0) {
    tell('categoryId', `La categoría «${planned.name}» tiene errores`);
  }
  if (!staysIn && candidates.length > 1) {
    tell('categoryId', `Hay varias categorías que se llaman «${entry.category?.name}»`);
  }
  if (isOverruled(entry.says.netMicros, result, current)) {
    const least = formatEuros(unitGrossCents(result.netMicros, result.vatPercent));
    tell(
      'netMicros',
      `Tiene formatos, y su precio es el del más barato: ${least}. Cambia el del formato`,
    );
  }
  for (const language of MENU_LANGUAGES) {
    const { length } = entry.says.formatNames?.[language] ?? [];
    // Of formats that could not be read, it is not known how many they are.
    if (entry.problems.length === 0 && length > 0 && length !== result.formats.length) {
      tell(`formats:${language}`, 'Escribe un nombre por formato, en su orden, como Half | Whole');
    }
  }
  const noPart = namedProducts(result)
    .map(partFault)
    .find((fault) => fault !== null);
  if (noPart) tell('optionGroups', noPart);
  const soldByProblem =
    (result.soldBy && soldByFault(result.soldBy, result)) ??
    (current && isByWeight(result) ? weighedPartFault(current.productId, menu.products) : null);
  if (soldByProblem) tell('soldBy', soldByProblem);
  const rates: readonly number[] = [...PRODUCT_VAT_PERCENTS, current?.vatPercent ?? 10];
  if (!rates.includes(result.vatPercent)) tell('vatPercent', 'El IVA puede ser 10 o 21');
  const categoryName = entry.category?.name ?? own?.name ?? '';
  const places = { from: own?.name ?? '', to: staysIn?.name ?? categoryName };
  const changes = current ? productChanges(current, result, places) : describeNewProduct(result);
  const changed = new Set(changes.map(({ field }) => field));
  return {
    row: entry.row,
    name: entry.says.name ?? current?.name ?? '',
    doubts: [...(entry.doubts ?? []), ...doubtsAbout(entry.says, result)].filter(
      ({ field }) => current === null || changed.has(field),
    ),
    categoryName: places.to,
    inheritsCategory: entry.inheritsCategory === true,
    outcome: outcomeOf(current !== null, changes, problems),
    current,
    category,
    result,
    changes,
    problems,
  };
}

/** Whether a price is stated that is neither the one that it has nor that of its formats. */
function isOverruled(
  stated: StatedPrice | undefined,
  { formats, netMicros, vatPercent }: ImportedProduct,
  current: Product | null,
): boolean {
  if (stated === undefined || formats.length === 0) return false;
  const paid =
    'grossCents' in stated ? stated.grossCents : unitGrossCents(stated.netMicros, vatPercent);
  const known = current && unitGrossCents(current.netMicros, current.vatPercent);
  return paid !== known && paid !== unitGrossCents(netMicros, vatPercent);
}

/** Names in which a price may be hidden, which nobody would pay. */
function doubtsAbout(
  { name = '', optionGroups = [] }: ProductEntry['says'],
  { netMicros, vatPercent }: ImportedProduct,
): RowProblem[] {
  const charged = formatEuros(unitGrossCents(netMicros, vatPercent));
  const free = optionGroups.flatMap(({ options }) => options.filter((one) => one.mayHidePrice));
  return [
    ...(looksLikePrice(name)
      ? [
          {
            field: PRODUCT_FIELDS.name.heading,
            text: `«${name}» parece llevar un precio dentro. Se queda en el nombre: se cobran ${charged}.`,
          },
        ]
      : []),
    ...free.map((option) => ({
      field: PRODUCT_FIELDS.optionGroups.heading,
      text: `«${option.name}» no suma nada al precio. Si ese número es un suplemento, escríbelo detrás, como +3,50.`,
    })),
  ];
}

function outcomeOf(
  isKnown: boolean,
  changes: readonly FieldChange[],
  problems: readonly RowProblem[],
): Outcome {
  if (problems.length > 0) return 'refused';
  if (!isKnown) return 'new';
  return changes.length > 0 ? 'changed' : 'same';
}
