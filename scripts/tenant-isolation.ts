import { HOLE } from './list-sql.ts';
import {
  applyCondition,
  isRestricted,
  join,
  newLevel,
  type AppliesTo,
  type Level,
} from './tenant-conditions.ts';
import { KEY, type Schema } from './sql-schema.ts';
import { find, list, QUERIES, statementsOf, text, tree, type Tree } from './sql-tree.ts';

/**
 * Checks that a statement is confined to one restaurant: every table with a restaurant's key is filtered
 * by it, or joined by it to a table that is. The statement is parsed by PostgreSQL's own parser, so
 * that no way of writing it escapes. The same rule that would allow sharding by that key guarantees
 * that no statement reads another restaurant's rows.
 */
/** The problems of each statement in a text; empty if all are confined to one restaurant. */
export function faultsOf(sql: string, schema: Schema): string[] {
  return statementsOf(sql).flatMap((statement) => {
    const faults: string[] = [];
    const [kind] = Object.keys(statement);
    if (kind !== undefined && QUERIES.has(kind)) {
      checkLevel(kind, tree(statement[kind]) ?? {}, { schema, faults, ctes: new Set() });
    } else {
      for (const table of find(statement, 'RangeVar')) {
        if (schema.restaurantTables.has(text(table['relname']))) {
          faults.push(`${kind ?? ''} affects ${text(table['relname'])} of all restaurants`);
        }
      }
    }
    return faults;
  });
}

interface Reading {
  schema: Schema;
  faults: string[];
  ctes: ReadonlySet<string>;
}

function checkLevel(kind: string, node: Tree, outer: Reading): void {
  const reading = { ...outer, ctes: new Set(outer.ctes) };
  for (const cte of find(tree(node['withClause'])?.['ctes'], 'CommonTableExpr', QUERIES)) {
    reading.ctes.add(text(cte['ctename']));
    checkWithin(cte['ctequery'], reading);
  }
  for (const side of [tree(node['larg']), tree(node['rarg'])]) {
    if (side) checkLevel(kind, side, reading);
  }

  const level = newLevel();
  if (kind === 'InsertStmt') checkInsert(node, reading);
  else if (tree(node['relation'])) addSource({ RangeVar: node['relation'] }, level, reading);
  for (const part of ['fromClause', 'usingClause']) {
    for (const source of list(node[part])) addSource(source, level, reading);
  }
  applyCondition(node['whereClause'], level, () => true);
  if (kind === 'UpdateStmt' && namesIn(node['targetList'], 'ResTarget').includes(KEY)) {
    const [table = ''] = level.restaurants.values();
    reading.faults.push(`${table}: the update moves rows to another restaurant by setting ${KEY}`);
  }
  for (const [name, table] of level.restaurants) {
    if (!isRestricted(name, level)) reading.faults.push(`${table} is not restricted by ${KEY}`);
  }

  const { withClause: _with, larg: _left, rarg: _right, ...rest } = node;
  checkWithin(rest, reading);
}

/** Checks the statements inside an expression or a source, each as a level of its own. */
function checkWithin(value: unknown, reading: Reading): void {
  if (Array.isArray(value)) for (const one of value) checkWithin(one, reading);
  const node = tree(value);
  if (!node) return;
  for (const [key, child] of Object.entries(node)) {
    if (QUERIES.has(key)) checkLevel(key, tree(child) ?? {}, reading);
    else checkWithin(child, reading);
  }
}

function checkInsert(node: Tree, { schema, faults }: Reading): void {
  const table = text(tree(node['relation'])?.['relname']);
  if (!schema.tables.has(table)) faults.push(`${table} is not a table of the schema`);
  if (!schema.restaurantTables.has(table)) return;
  if (!namesIn(node['cols'], 'ResTarget').includes(KEY)) {
    faults.push(`${table}: rows are inserted without ${KEY}`);
  }
  const conflict = tree(tree(node['onConflictClause'])?.['infer']);
  if (conflict && !namesIn(conflict['indexElems'], 'IndexElem').includes(KEY)) {
    faults.push(`${table}: "on conflict" lacks ${KEY}, so another restaurant's row may conflict`);
  }
}

function addSource(source: unknown, level: Level, reading: Reading): string[] {
  const [kind, node] = Object.entries(tree(source) ?? {}).map(
    ([key, value]) => [key, tree(value) ?? {}] as const,
  )[0] ?? ['', {}];
  const alias = text(tree(node['alias'])?.['aliasname']);
  if (kind === 'JoinExpr') {
    const left = addSource(node['larg'], level, reading);
    const right = addSource(node['rarg'], level, reading);
    const keptSides: Record<string, readonly string[]> = {
      JOIN_INNER: [],
      JOIN_LEFT: left,
      JOIN_RIGHT: right,
    };
    const kept = keptSides[text(node['jointype'])] ?? [...left, ...right];
    const appliesTo: AppliesTo = (name) => !kept.includes(name);
    applyCondition(node['quals'], level, appliesTo);
    if (list(node['usingClause']).some((one) => text(tree(one['String'])?.['sval']) === KEY)) {
      for (const one of left) for (const other of right) join(one, other, level, appliesTo);
    }
    return [...left, ...right];
  }
  if (kind !== 'RangeVar') {
    level.others.add(alias);
    return [alias];
  }
  const table = text(node['relname']);
  const name = alias || table;
  if (alias === HOLE)
    reading.faults.push(`${table}: what follows it in the query is known only at run time`);
  if (!reading.ctes.has(table) && reading.schema.restaurantTables.has(table)) {
    level.restaurants.set(name, table);
  } else {
    level.others.add(name);
    const isKnown =
      reading.ctes.has(table) || reading.schema.tables.has(table) || table.startsWith('pg_');
    if (!isKnown) reading.faults.push(`${table} is not a table of the schema`);
  }
  return [name];
}

const namesIn = (value: unknown, kind: string): string[] =>
  list(value).map((one) => text(tree(one[kind])?.['name']));
