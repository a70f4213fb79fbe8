import { onlyRow, type Queryable } from '../db/database.ts';

/** Tables are listed from the database's own catalogue, so that a new one cannot be forgotten. */
export interface Table {
  /** Quoted for SQL. */
  name: string;
  columns: Column[];
}

export interface Column {
  name: string;
  type: string;
}

export interface Sequence {
  name: string;
  lastValue: string;
  isCalled: boolean;
}

interface ListedTable extends Table {
  /** The tables that its foreign keys reference. */
  needs: string[];
}

/** All tables of Simplato, each after those that its foreign keys reference. */
export async function listTables(db: Queryable): Promise<Table[]> {
  const listed = await db.query<ListedTable>(
    `select quote_ident(t.relname) as name,
       (select json_agg(json_build_object('name', quote_ident(a.attname),
            'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
          and a.attgenerated = '') as columns,
       (select coalesce(json_agg(distinct quote_ident(other.relname)), '[]')
        from pg_constraint k join pg_class other on other.oid = k.confrelid
        where k.conrelid = t.oid and k.contype = 'f' and k.confrelid <> t.oid) as needs
     from pg_class t
     where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
     order by t.relname`,
  );
  return inOrder(listed).map(({ name, columns }) => ({ name, columns }));
}

function inOrder(listed: readonly ListedTable[]): ListedTable[] {
  const ordered: ListedTable[] = [];
  const done = new Set<string>();
  while (ordered.length < listed.length) {
    const next = listed.filter(
      ({ name, needs }) => !done.has(name) && needs.every((need) => done.has(need)),
    );
    if (next.length === 0) throw new Error('Tables point at each other in a circle');
    for (const table of next) done.add(table.name);
    ordered.push(...next);
  }
  return ordered;
}

/** Our own functions with their argument types, without those of extensions. */
export async function listFunctions(db: Queryable): Promise<string[]> {
  const listed = await db.query<{ name: string }>(
    `select f.oid::regprocedure::text as name from pg_proc f
     where f.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = f.oid and d.deptype = 'e')`,
  );
  return listed.map(({ name }) => name);
}

export async function readSequences(db: Queryable): Promise<Sequence[]> {
  const names = await db.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const values = await db.query<Omit<Sequence, 'name'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from public.${name}`,
    );
    sequences.push({ name, ...onlyRow(values) });
  }
  return sequences;
}

/** The migrations that have been applied. */
export async function readSchemaVersion(db: Queryable): Promise<string[]> {
  const applied = await db.query<{ name: string }>(
    'select name from public.schema_migrations order by name collate "C"',
  );
  return applied.map(({ name }) => name);
}
