import type { CurrentLineWire } from '@simplato/contract';
import {
  compareWithMenu,
  parseCents,
  type Basket,
  type BasketLine,
  type LineChange,
  type Product,
} from '@simplato/domain';

/** What became of the basket's lines, by product; lines that are as they were do not appear. */
export type LineChanges = ReadonlyMap<number, Exclude<LineChange, { kind: 'same' }>>;

export const NO_CHANGES: LineChanges = new Map();

function changesBy(lines: Basket, changeOf: (line: BasketLine) => LineChange): LineChanges {
  const changes = new Map<number, Exclude<LineChange, { kind: 'same' }>>();
  for (const line of lines) {
    const change = changeOf(line);
    if (change.kind !== 'same') changes.set(line.productId, change);
  }
  return changes;
}

/** Against the menu as it was last read. */
export function changesSinceMenu(lines: Basket, products: readonly Product[]): LineChanges {
  const byId = new Map(products.map((product) => [product.productId, product]));
  return changesBy(lines, (line) => compareWithMenu(byId.get(line.productId), line.unitGrossCents));
}

/** Against the lines that the server answered when it refused the order. */
export function changesSinceRefusal(
  lines: Basket,
  currentLines: readonly CurrentLineWire[],
): LineChanges {
  const byId = new Map(currentLines.map((current) => [current.idproductos, current]));
  return changesBy(lines, (line) => {
    const current = byId.get(line.productId);
    if (!current) return { kind: 'same' };
    const nowGrossCents =
      current.preciounitario === null ? null : parseCents(current.preciounitario);
    if (!current.disponible || nowGrossCents === null) return { kind: 'gone' };
    return nowGrossCents === line.unitGrossCents
      ? { kind: 'same' }
      : { kind: 'price', shownGrossCents: line.unitGrossCents, nowGrossCents };
  });
}

/** The basket once the diner has said yes: new prices, without what is gone. */
export function acceptChanges(lines: Basket, changes: LineChanges): Basket {
  return lines.flatMap((line) => {
    const change = changes.get(line.productId);
    if (!change) return [line];
    return change.kind === 'gone' ? [] : [{ ...line, unitGrossCents: change.nowGrossCents }];
  });
}
