import type { Queryable } from './database.ts';

export const AUTOVACUUM_EVERY_MS = 60_000;

/**
 * The thresholds of PostgreSQL's autovacuum at its default settings. `reltuples` is -1 for a table
 * that was never analyzed. Finds nothing while the database is read-only.
 */
const DUE_TABLES = `
  with grown as (
    select quote_ident(c.relname) as name, n_mod_since_analyze, n_dead_tup, n_ins_since_vacuum,
      greatest(c.reltuples, 0) as known_rows
    from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where current_setting('default_transaction_read_only') = 'off'
  ), due as (
    select name, n_mod_since_analyze > 50 + 0.1 * known_rows as is_unknown,
      n_dead_tup > 50 + 0.2 * known_rows or n_ins_since_vacuum > 1000 + 0.2 * known_rows as is_untidy
    from grown
  )
  select name, is_unknown as "isUnknown", is_untidy as "isUntidy"
  from due where is_unknown or is_untidy`;

/**
 * Stands in for the autovacuum daemon, which the single-process embedded database does not have:
 * analyzes the tables that have changed and vacuums those with dead rows. Without it the planner
 * keeps the statistics of the first day's empty tables, and scans a restaurant's whole history to find
 * the order of one line. Tables are done one by one, so that other queries run in between.
 */
export async function vacuumWhatIsDue(db: Queryable): Promise<void> {
  const tables = await db.query<{ name: string; isUnknown: boolean; isUntidy: boolean }>(
    DUE_TABLES,
  );
  for (const { name, isUnknown, isUntidy } of tables) {
    if (isUntidy) await db.query(`vacuum ${name}`);
    if (isUnknown) await db.query(`analyze ${name}`);
  }
}
