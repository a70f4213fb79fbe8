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
  /** Where there are several connections: how many, how many of them idle, and who waits for one. */
  readonly pool?: Readonly<Record<'totalCount' | 'idleCount' | 'waitingCount', number>>;
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Nobody answers, the line was cut, or no connection was to be had in time. What was asked may have been
 * done all the same: only asking again by the same key tells.
 */
export class DatabaseAway extends Error {
  constructor(options: ErrorOptions) {
    super('the database does not answer', options);
  }
}

/** The first row, for statements that answer exactly one. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`Expected one row, got ${rows.length}`);
  return row;
}
