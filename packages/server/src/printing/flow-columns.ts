/** A line of a column, drawn at its left and its top. */
export interface Row {
  height: number;
  draw: (x: number, y: number) => void;
}

/** What a page does not divide, unless it is higher than a whole column. */
export interface Block {
  rows: readonly Row[];
  /** The space above it, but at a column's top. */
  gap: number;
  /** A heading: never alone at a column's foot. */
  keepsNext: boolean;
}

export interface PlacedRow {
  row: Row;
  /** From the column's top. */
  y: number;
}

/** Its columns, from left to right. */
export type FlowedPage = readonly (readonly PlacedRow[])[];

interface Columns {
  count: number;
  /** Of the columns of a page, the first of which is 0. */
  heightOf: (page: number) => number;
}

/** Fills columns one after the other; those of the last page end at about the same height. */
export function flowColumns(blocks: readonly Block[], { count, heightOf }: Columns): FlowedPage[] {
  const least = Math.min(heightOf(0), heightOf(1));
  const units = blocksKeptTogether(blocks).flatMap((unit) =>
    unitHeight(unit) <= least ? [unit] : unit.map((row) => [row]),
  );
  const filled = fillColumns(units, (column) => heightOf(Math.floor(column / count)));
  const pages = Array.from({ length: Math.ceil(filled.length / count) }, (_, page) =>
    filled.slice(page * count, (page + 1) * count),
  );
  const last = pages.pop();
  if (last) pages.push(levelled(last.flat(), count, heightOf(pages.length)));
  return pages.map((columns) => columns.map(placeRows));
}

type SpacedRow = Row & { gap: number };
type Unit = readonly SpacedRow[];

/** A heading with the block that follows it, and every other block by itself. */
function blocksKeptTogether(blocks: readonly Block[]): Unit[] {
  const units: SpacedRow[][] = [];
  let isKept = false;
  for (const { rows, gap, keepsNext } of blocks) {
    const spaced = rows.map((row, index) => ({ ...row, gap: index === 0 ? gap : 0 }));
    if (isKept) units.at(-1)?.push(...spaced);
    else units.push(spaced);
    isKept = keepsNext;
  }
  return units;
}

function fillColumns(units: readonly Unit[], heightOf: (column: number) => number): Unit[][] {
  const columns: Unit[][] = [];
  let left = 0;
  for (const unit of units) {
    const height = unitHeight(unit) + (unit[0]?.gap ?? 0);
    const column = columns.at(-1);
    if (column && height <= left) {
      column.push(unit);
      left -= height;
    } else {
      left = heightOf(columns.length) - unitHeight(unit);
      columns.push([unit]);
    }
  }
  return columns;
}

/** The same columns with the least height that holds them all. */
function levelled(units: readonly Unit[], count: number, height: number): Unit[][] {
  let [tooLow, enough] = [0, height];
  while (enough - tooLow > 1) {
    const middle = (tooLow + enough) / 2;
    const columns = fillColumns(units, () => middle);
    const isEnough = columns.length <= count && units.every((unit) => unitHeight(unit) <= middle);
    if (isEnough) enough = middle;
    else tooLow = middle;
  }
  return fillColumns(units, () => enough);
}

/** Without the space above it. */
function unitHeight(unit: Unit): number {
  return unit.reduce((sum, { height, gap }, index) => sum + height + (index === 0 ? 0 : gap), 0);
}

function placeRows(units: readonly Unit[]): PlacedRow[] {
  let y = 0;
  return units.flat().map((row, index) => {
    const top = y + (index === 0 ? 0 : row.gap);
    y = top + row.height;
    return { row, y: top };
  });
}
