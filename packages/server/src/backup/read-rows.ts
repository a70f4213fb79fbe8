import type { Transaction } from '../db/database.ts';
import type { Table } from './catalogue.ts';

/** How much is read into memory at a time; a larger row is read alone. */
const BATCH_BYTES = 1_000_000;
const MAX_ROWS = 2_048;

/** Makes values convert to the same text in every database and time zone. */
export async function writeValuesAlike(tx: Transaction): Promise<void> {
  await tx.script(`
    set local timezone = 'UTC';
    set local datestyle = 'ISO, YMD';
    set local intervalstyle = 'postgres';
    set local bytea_output = 'hex';
    set local extra_float_digits = 1;
  `);
}

/** The rows of a table, each a line with a JSON array of its values as PostgreSQL's text. */
export async function* readRows(tx: Transaction, table: Table): AsyncGenerator<string[]> {
  const values = table.columns.map(({ name }) => `${name}::text`).join(', ');
  await tx.script(
    `declare kept_rows no scroll cursor for
     select to_json(array[${values}]::text[])::text as line from only public.${table.name}`,
  );
  let count = 1;
  for (;;) {
    const rows = await tx.query<{ line: string }>(`fetch ${count} from kept_rows`);
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => line);
    yield lines;
    const bytes = lines.reduce((sum, line) => sum + line.length, 0) / lines.length;
    // At most double, since a large row may follow small ones. Powers of two only, since each
    // distinct statement stays prepared on the connection.
    const fitting = Math.max(1, Math.min(MAX_ROWS, count * 2, BATCH_BYTES / bytes));
    count = 2 ** Math.floor(Math.log2(fitting));
  }
  await tx.script('close kept_rows');
}
