import type { Signals } from './signals.ts';

/**
 * The only access to the data, with two adapters: embedded and PostgreSQL. SQL is written by hand
 * and is the same for both. In rows, ints and bigints are numbers, numerics strings, timestamps
 * Dates, and json is parsed.
 *
 * Every query function takes its handle, the database or the transaction, as its first argument.
 * Inside `transaction`, always use the transaction: a query on the outer database hangs for ever on
 * the embedded one, and runs outside the transaction on PostgreSQL.
 */
export interface Queryable {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface Transaction extends Queryable {
  /** Runs several statements without parameters, such as a migration. */
  script(text: string): Promise<void>;
}

export interface Database extends Queryable {
  readonly kind: 'embedded' | 'postgres';
  readonly signals: Signals;
  /** PostgreSQL only: connections in the pool, how many are idle, and queries waiting for one. */
  readonly pool?: Readonly<Record<'totalCount' | 'idleCount' | 'waitingCount', number>>;
  /** PostgreSQL only: whether it could not store something lately, in this process. */
  readonly refusedWrites?: { readonly areRecent: boolean };
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /**
   * The same data over a few connections of its own, for work that no screen waits for: under load
   * it would otherwise queue behind everybody's calls. The embedded database has one connection and
   * is its own background.
   */
  readonly background: Database;
  /** Also closes the background. */
  close(): Promise<void>;
}

/**
 * The database did not answer: unreachable, connection lost, or no connection free in time. The
 * statement may have been executed all the same; only a retry with the same idempotency key can
 * tell.
 */
export class DatabaseAway extends Error {
  constructor(options: ErrorOptions) {
    super('the database does not answer', options);
  }
}

/** The only row of a statement that returns exactly one. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`Expected one row, got ${rows.length}`);
  return row;
}
