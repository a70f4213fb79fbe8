import {
  choiceFromWire,
  productFactsFromWire,
  type CurrentLineWire,
  type LineObstacleWire,
} from '@simplato/contract';
import {
  choiceOf,
  compareWithMenu,
  differenceOf,
  isByWeight,
  keyOfLine,
  lineKey,
  parseCents,
  type Basket,
  type BasketLine,
  type Category,
  type Language,
  type LineChange,
  type LineDifference,
  type Product,
} from '@simplato/domain';

type Change = Exclude<LineChange, { kind: 'same' }>;
/** What has changed about the basket's lines, by line key; unchanged lines are left out. */
export type LineChanges = ReadonlyMap<string, Change>;

export interface MenuOfNow {
  products: readonly Product[];
  categories: readonly Category[];
}

export const NO_CHANGES: LineChanges = new Map();

function changesBy(lines: Basket, changeOf: (line: BasketLine) => LineChange): LineChanges {
  const changes = new Map<string, Change>();
  for (const line of lines) {
    const change = changeOf(line);
    if (change.kind !== 'same') changes.set(keyOfLine(line), change);
  }
  return changes;
}

/** Compared with the menu as last loaded, which the diner reads in this language. */
export function changesSinceMenu(
  lines: Basket,
  { products, categories }: MenuOfNow,
  at: Date,
  language: Language,
): LineChanges {
  const categoryById = new Map(categories.map((category) => [category.categoryId, category]));
  const byId = new Map(
    products.map((product) => [
      product.productId,
      { product, category: categoryById.get(product.categoryId) },
    ]),
  );
  return changesBy(lines, (line) => {
    const entry = byId.get(line.productId);
    // It goes into no basket, but what is in one may be sold by weight since.
    if (entry && isByWeight(entry.product)) return { kind: 'gone' };
    const chosen = {
      ...choiceOf(line),
      quantity: line.quantity,
      shownGrossCents: line.unitGrossCents,
      read: line.read,
      // Of no version in baskets stored before products had them.
      shownVersion: line.shownVersion ?? 0,
    };
    return compareWithMenu(entry, chosen, at, ['es', language]);
  });
}

const CHANGES = {
  borrado: { kind: 'gone' },
  agotado: { kind: 'sold-out' },
  fuera_de_horario: { kind: 'not-served' },
  opciones: { kind: 'options', problem: null },
} as const satisfies Record<LineObstacleWire, Change>;

/** Compared with the lines in the server's refusal. */
export function changesSinceRefusal(
  lines: Basket,
  currentLines: readonly CurrentLineWire[],
): LineChanges {
  const byKey = new Map(
    currentLines.map((line) => [lineKey(line.idproductos, choiceFromWire(line)), line]),
  );
  return changesBy(lines, (line) => {
    const current = byKey.get(keyOfLine(line));
    if (!current) return { kind: 'same' };
    if (current.motivo !== null) {
      const soldOut = current.agotadas;
      return { ...CHANGES[current.motivo], ...(soldOut && { soldOut }) };
    }
    const nowGrossCents = parseCents(current.preciounitario ?? '');
    if (nowGrossCents === null) return { kind: 'gone' };
    const shownGrossCents = line.unitGrossCents;
    const price = nowGrossCents === shownGrossCents ? null : { shownGrossCents, nowGrossCents };
    const now = current.actual ? productFactsFromWire(current.actual) : null;
    return differenceOf(price, line.read, now);
  });
}

/** The basket after the diner accepts: as the menu is now, and without unavailable lines. */
export function acceptChanges(lines: Basket, changes: LineChanges): Basket {
  return lines.flatMap((line) => {
    const change = changes.get(keyOfLine(line));
    if (!change) return [line];
    return change.kind === 'different' ? [withDifference(line, change)] : [];
  });
}

/** The line as the menu has it now. */
export function withDifference(line: BasketLine, { price, now }: LineDifference): BasketLine {
  const unitGrossCents = price?.nowGrossCents ?? line.unitGrossCents;
  if (now === null) return { ...line, unitGrossCents };
  const spanish = now.texts.find(({ language }) => language === 'es');
  const names = new Map(spanish?.options.map(({ optionId, name }) => [optionId, name]));
  return {
    ...line,
    unitGrossCents,
    read: now,
    name: spanish?.name ?? line.name,
    options: line.options.map((option) => ({
      ...option,
      name: names.get(option.optionId) ?? option.name,
    })),
  };
}
