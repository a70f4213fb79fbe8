import { createRequire } from 'node:module';
import { findColumns, type SheetColumns } from '@simplato/domain';
import type * as CsvParse from 'csv-parse/sync';
import { AppError } from '../../../app-error.ts';
import { refuseFile } from './refuse-file.ts';

const require = createRequire(import.meta.url);
/** Loaded on first use: most processes never parse a sheet. */
const csv = () => require('csv-parse/sync') as typeof CsvParse;

/** The delimiters that spreadsheets write, which depend on the country. */
const DELIMITERS = [';', ',', '\t'] as const;
/** The headings must be within this many rows. */
const TOP_ROWS = 20;
/** Includes the empty rows that spreadsheets leave at the end. */
const ROWS_READ = 10_000;
/** In characters, beyond any product in all its languages. A line can consist of a million cells. */
const LONGEST_LINE = 50_000;

export interface Sheet {
  rows: readonly (readonly string[])[];
  columns: SheetColumns;
  delimiter: string;
}

/** Parses a sheet. Its delimiter is the first with which known headings are found. */
export function parseCsv(text: string): Sheet {
  if (text.split(/\r\n?|\n/).some((line) => line.length > LONGEST_LINE)) {
    return refuseFile('Hay una fila demasiado larga para ser un plato.');
  }
  const { CsvError } = csv();
  let isUnclosed = false;
  for (const delimiter of DELIMITERS) {
    try {
      const columns = findColumns(cellsOf(text, delimiter, TOP_ROWS));
      if (!columns) continue;
      const rows = cellsOf(text, delimiter, ROWS_READ);
      if (rows.length === ROWS_READ) throw new AppError('menu_file_too_long');
      return { rows, columns, delimiter };
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      isUnclosed = true;
    }
  }
  if (isUnclosed) return refuseFile(`Hay unas comillas que se abren y no se cierran.`);
  return refuseFile(
    'No encontramos los títulos de las columnas. Tiene que haber una fila que diga al menos Plato y Precio.',
  );
}

function cellsOf(text: string, delimiter: string, to: number): string[][] {
  return csv().parse(text, {
    delimiter,
    to,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // A hand-written sheet may say: Vino "de la casa".
    relax_quotes: true,
  });
}
