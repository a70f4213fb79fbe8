import type { Signals } from './signals.ts';

/**
 * The one door to the data, with an embedded and a PostgreSQL adapter behind it. SQL is written by
 * hand and is the same on both. Rows come with ints and bigints as numbers, numerics as strings,
 * timestamps as Dates and json parsed.
 *
 * Handle first: every query takes what it runs on, the database or the transaction, as its first
 * argument. Inside `transaction`, using the outer database would hang for ever on the embedded one.
 */
export interface Queryable {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface Transaction extends Queryable {
  /** Several statements without parameters, as a migration holds them. */
  script(text: string): Promise<void>;
}

export interface Database extends Queryable {
  readonly kind: 'embedded' | 'postgres';
  readonly signals: Signals;
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** The first row, for statements that answer exactly one. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`Expected one row, got ${rows.length}`);
  return row;
}
