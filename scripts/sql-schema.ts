import { find, statementsOf, text, tree } from './sql-tree.ts';

/** The column that says which restaurant a row belongs to. */
export const KEY = 'restaurant_id';

export interface Schema {
  tables: Set<string>;
  /** Tables that have the key, and views over such tables. */
  restaurantTables: Set<string>;
}

/** The tables and views that the migrations create, read from their SQL. */
export function readSchema(migrations: readonly string[]): Schema {
  const schema: Schema = { tables: new Set(), restaurantTables: new Set() };
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
    const isOverRestaurants = find(view?.['query'], 'RangeVar').some((table) =>
      schema.restaurantTables.has(text(table['relname'])),
    );
    if (columns.includes(KEY) || isOverRestaurants) schema.restaurantTables.add(name);
  }
  return schema;
}
