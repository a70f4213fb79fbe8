import { find, list, statementsOf, text, tree, type Tree } from './sql-tree.ts';

/**
 * Checks that a migration is compatible with the previous version, whose processes go on reading
 * and writing during a rolling upgrade (decision 0045). The server's own test prepares that
 * version's statements; this check covers what preparing does not show: a row that they write and
 * that is suddenly refused, or a column whose meaning changes. Returns one sentence per problem.
 */
export function rollingFaultsOf(migration: string): string[] {
  const statements = statementsOf(migration);
  const own = new Set(
    statements.flatMap((one) => nameOf(tree(one['CreateStmt'])?.['relation']) ?? []),
  );
  return statements.flatMap((statement) => {
    const [kind = ''] = Object.keys(statement);
    const node = tree(statement[kind]) ?? {};
    const table = nameOf(node['relation']);
    if (table !== null && own.has(table)) return [];
    if (kind === 'AlterTableStmt') {
      return find(node['cmds'], 'AlterTableCmd').flatMap((command) =>
        faultOf(command).map((fault) => `${table}: ${fault}`),
      );
    }
    if (kind === 'IndexStmt') {
      return node['unique'] ? [`${table}: a unique index may reject rows of the old version`] : [];
    }
    return HARMLESS.has(kind) ? [] : [`${table ?? 'schema'}: ${kind} may break the old version`];
  });
}

/** Nothing uses new objects yet, and updating rows is always allowed. */
const HARMLESS = new Set([
  'CreateStmt',
  'ViewStmt',
  'CreateFunctionStmt',
  'SelectStmt',
  'InsertStmt',
  'UpdateStmt',
  'CommentStmt',
]);

const WIDENING = new Set(['AT_DropNotNull', 'AT_SetStatistics', 'AT_SetRelOptions']);

function faultOf(command: Tree): string[] {
  const subtype = text(command['subtype']);
  const name = text(command['name']);
  if (subtype === 'AT_AddColumn') {
    const column = tree(tree(command['def'])?.['ColumnDef']) ?? {};
    const rules = list(column['constraints']).map((one) =>
      text(tree(one['Constraint'])?.['contype']),
    );
    const isFilled = ['CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED'].some((one) =>
      rules.includes(one),
    );
    const isRequired = rules.includes('CONSTR_NOTNULL') || rules.includes('CONSTR_PRIMARY');
    return isRequired && !isFilled
      ? [`new column ${text(column['colname'])} is required, and the old version does not write it`]
      : [];
  }
  // A dropped default makes the column required; a new one does no harm.
  if (subtype === 'AT_ColumnDefault') {
    return command['def'] ? [] : [`column ${name} loses its default, which the old version needs`];
  }
  return WIDENING.has(subtype) ? [] : [`${subtype} ${name} may break the old version`];
}

function nameOf(relation: unknown): string | null {
  const name = text(tree(relation)?.['relname']);
  return name === '' ? null : name;
}
