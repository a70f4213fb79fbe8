import { csvText, findColumns } from '@simplato/domain';
import { readXlsx, type Cell, type CellValue, type Sheet } from 'hucre/xlsx';
import { workbookKind, type WorkbookRefusal } from './workbook-kind.ts';

export interface WorkbookSheet {
  name: string;
  /** The sheet as the CSV that its program would save. */
  csv: string;
  /** Its first rows, by which people recognise it. */
  lines: readonly string[];
}

/** Further ones would be refused by the server: a menu has fewer. */
const RANGE = 'A1:IV10000';
/** For a formula that no program has computed yet; refused like every other error. */
const UNCOMPUTED = '#¡FÓRMULA!';
const LINES_SHOWN = 3;
const LINE_SHOWN = 100;

/**
 * The sheets of a workbook that may be a menu: those with known headings, or else the first with
 * anything in it. Hidden ones are not read: their owner does not see them either.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<WorkbookSheet[] | WorkbookRefusal> {
  const kind = workbookKind(bytes);
  if (kind !== 'xlsx') return kind;
  let sheets: Sheet[];
  try {
    const isShown = ({ hidden, veryHidden }: { hidden?: boolean; veryHidden?: boolean }) =>
      !hidden && !veryHidden;
    ({ sheets } = await readXlsx(bytes, { sheets: isShown, range: RANGE, readStyles: true }));
  } catch {
    return 'damaged';
  }
  const written = sheets
    .map((sheet) => ({ name: sheet.name, rows: rowsOf(sheet) }))
    .filter(({ rows }) => rows.length > 0);
  if (written.length === 0) return 'empty';
  const menus = written.filter(({ rows }) => findColumns(rows) !== null);
  return (menus.length > 0 ? menus : written.slice(0, 1)).map(({ name, rows }) => ({
    name,
    csv: csvText(rows),
    lines: rows
      .filter((cells) => cells.some(Boolean))
      .slice(0, LINES_SHOWN)
      .map(shownLine),
  }));
}

function shownLine(cells: readonly string[]): string {
  const line = cells.filter(Boolean).join(' · ');
  return line.length > LINE_SHOWN ? `${line.slice(0, LINE_SHOWN)}…` : line;
}

/** Without the rows below the last one that says something. */
function rowsOf({ rows, cells, merges }: Sheet): string[][] {
  const texts = rows.map((row, at) =>
    row.map((value, column) => textOf(value, cells?.get(`${at},${column}`)).trim()),
  );
  for (const { startRow, endRow, startCol } of merges ?? []) {
    // A category beside all of its products. What is merged to the right has one cell too many.
    const merged = texts[startRow]?.[startCol];
    if (merged) for (const row of texts.slice(startRow + 1, endRow + 1)) row[startCol] = merged;
  }
  return texts.slice(0, texts.findLastIndex((row) => row.some(Boolean)) + 1);
}

/** As a Spanish spreadsheet shows it, but with all its decimals. */
function textOf(value: CellValue, cell: Cell | undefined): string {
  if (value === null) return cell?.formula === undefined ? '' : UNCOMPUTED;
  if (typeof value === 'boolean') return value ? 'VERDADERO' : 'FALSO';
  if (value instanceof Date) {
    const [year = '', month = '', day = ''] = value.toISOString().slice(0, 10).split('-');
    return `${day}/${month}/${year}`;
  }
  if (typeof value === 'string') return value;
  const isPercent = cell?.style?.numFmt?.includes('%') ?? false;
  return isPercent ? `${decimals(value * 100)} %` : decimals(value);
}

/** The fifteen digits that a spreadsheet has: 11 for the sum that a computer makes 11.000000000000002. */
function decimals(value: number): string {
  return String(Number(value.toPrecision(15))).replace('.', ',');
}
