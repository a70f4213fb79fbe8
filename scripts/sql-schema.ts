import { find, statementsOf, text, tree } from './sql-tree.ts';

/** The column that says which house a row belongs to. */
export const KEY = 'restaurant_id';

export interface Schema {
  tables: Set<string>;
  /** Tables that have the key, and views over such tables. */
  houseTables: Set<string>;
}

/** The tables and views that the migrations create, read from their SQL. */
export function readSchema(migrations: readonly string[]): Schema {
  const schema: Schema = { tables: new Set(), houseTables: new Set() };
  for (const statement of migrations.flatMap(statementsOf)) {
    const created = tree(statement['CreateStmt']);
    const altered = tree(statement['AlterTableStmt']);
    const view = tree(statement['ViewStmt']);
    const [made] = [created, altered, view].filter((one) => one !== null);
    const name = text(tree(made?.['relation'] ?? made?.['view'])?.['relname']);
    if (!made || !name) continue;
    schema.tables.add(name);
    const columns = [made['tableElts'], made['cmds']].flatMap((part) =>
      find(part, 'ColumnDef').map((column) => column['colname']),
    );
    const isOverHouses = find(view?.['query'], 'RangeVar').some((table) =>
      schema.houseTables.has(text(table['relname'])),
    );
    if (columns.includes(KEY) || isOverHouses) schema.houseTables.add(name);
  }
  return schema;
}
