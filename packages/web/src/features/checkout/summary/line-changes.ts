import type { CurrentLineWire, LineObstacleWire } from '@simplato/contract';
import {
  compareWithMenu,
  keyOfLine,
  lineKey,
  parseCents,
  type Basket,
  type BasketLine,
  type Category,
  type LineChange,
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

/** Compared with the menu as last loaded. */
export function changesSinceMenu(
  lines: Basket,
  { products, categories }: MenuOfNow,
  at: Date,
): LineChanges {
  const categoryById = new Map(categories.map((category) => [category.categoryId, category]));
  const byId = new Map(
    products.map((product) => [
      product.productId,
      { product, category: categoryById.get(product.categoryId) },
    ]),
  );
  return changesBy(lines, (line) => {
    const optionIds = line.options.map(({ optionId }) => optionId);
    const chosen = { optionIds, shownGrossCents: line.unitGrossCents };
    return compareWithMenu(byId.get(line.productId), chosen, at);
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
    currentLines.map((current) => [lineKey(current.idproductos, current.opciones), current]),
  );
  return changesBy(lines, (line) => {
    const current = byKey.get(keyOfLine(line));
    if (!current) return { kind: 'same' };
    if (current.motivo !== null) return CHANGES[current.motivo];
    const nowGrossCents = parseCents(current.preciounitario ?? '');
    if (nowGrossCents === null) return { kind: 'gone' };
    return nowGrossCents === line.unitGrossCents
      ? { kind: 'same' }
      : { kind: 'price', shownGrossCents: line.unitGrossCents, nowGrossCents };
  });
}

/** The basket after the diner accepts: with new prices, and without unavailable lines. */
export function acceptChanges(lines: Basket, changes: LineChanges): Basket {
  return lines.flatMap((line) => {
    const change = changes.get(keyOfLine(line));
    if (!change) return [line];
    return change.kind === 'price' ? [{ ...line, unitGrossCents: change.nowGrossCents }] : [];
  });
}
