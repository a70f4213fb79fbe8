import type { Queryable } from './database.ts';

export const AUTOVACUUM_EVERY_MS = 60_000;

/**
 * PostgreSQL's own measure of what is due, from its settings as they come. A table that was never looked at
 * has -1 rows.
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
 * What PostgreSQL does by itself every minute, and the embedded one, which is a single process, does not:
 * it looks anew at the tables that have changed, and frees what no longer holds anything. Without that it
 * goes on planning for the empty tables of its first day, and reads through a house's whole past to find
 * the order that a line belongs to. One table after the other: between two, everybody else has a turn.
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
