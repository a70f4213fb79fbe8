import { HOLE } from './list-sql.ts';
import { find, list, statementsOf, text, tree, type Tree } from './sql-tree.ts';

/**
 * Checks that a statement is confined to one house: every table with a restaurant's key is filtered
 * by it, or joined by it to a table that is. The statement is parsed by PostgreSQL's own parser, so
 * that no way of writing it escapes. The same rule that would allow sharding by that key guarantees
 * that no statement reads another house's rows.
 */
const KEY = 'restaurant_id';

export interface Schema {
  tables: Set<string>;
  /** Tables that have the key. */
  houseTables: Set<string>;
}

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

/** The problems of each statement in a text; empty if all are confined to one house. */
export function faultsOf(sql: string, schema: Schema): string[] {
  return statementsOf(sql).flatMap((statement) => {
    const faults: string[] = [];
    const [kind] = Object.keys(statement);
    if (kind !== undefined && KINDS.has(kind)) {
      checkLevel(kind, tree(statement[kind]) ?? {}, { schema, faults, ctes: new Set() });
    } else {
      for (const table of find(statement, 'RangeVar')) {
        if (schema.houseTables.has(text(table['relname']))) {
          faults.push(`${kind ?? ''} of ${text(table['relname'])}, of all houses`);
        }
      }
    }
    return faults;
  });
}

const KINDS = new Set(['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt']);

interface Reading {
  schema: Schema;
  faults: string[];
  ctes: ReadonlySet<string>;
}

/** The sources of one query level, by their names or aliases in it. */
interface Level {
  houses: Map<string, string>;
  /** Functions, subqueries and common table expressions: checked where they are defined. */
  others: Set<string>;
  held: Set<string>;
  /** If the first is confined, so is the second. */
  joined: [string, string][];
}

/** Which sources a condition restricts: an outer join's does not restrict the side that is kept. */
type About = (name: string) => boolean;
const ALL: About = () => true;

function checkLevel(kind: string, node: Tree, outer: Reading): void {
  const reading = { ...outer, ctes: new Set(outer.ctes) };
  for (const cte of find(tree(node['withClause'])?.['ctes'], 'CommonTableExpr', KINDS)) {
    reading.ctes.add(text(cte['ctename']));
    checkWithin(cte['ctequery'], reading);
  }
  for (const side of [tree(node['larg']), tree(node['rarg'])]) {
    if (side) checkLevel(kind, side, reading);
  }

  const level: Level = { houses: new Map(), others: new Set(), held: new Set(), joined: [] };
  if (kind === 'InsertStmt') checkInsert(node, reading);
  else if (tree(node['relation'])) addSource({ RangeVar: node['relation'] }, level, reading);
  for (const part of ['fromClause', 'usingClause']) {
    for (const source of list(node[part])) addSource(source, level, reading);
  }
  hold(node['whereClause'], level, ALL);
  if (kind === 'UpdateStmt' && namesIn(node['targetList'], 'ResTarget').includes(KEY)) {
    reading.faults.push(`${[...level.houses.values()][0] ?? ''}: a row changes house`);
  }
  for (const [name, table] of level.houses) {
    if (!reaches(name, level)) reading.faults.push(`${table} without ${KEY}`);
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
    if (KINDS.has(key)) checkLevel(key, tree(child) ?? {}, reading);
    else checkWithin(child, reading);
  }
}

function checkInsert(node: Tree, { schema, faults }: Reading): void {
  const table = text(tree(node['relation'])?.['relname']);
  if (!schema.tables.has(table)) faults.push(`${table} is no table that can be read here`);
  if (!schema.houseTables.has(table)) return;
  if (!namesIn(node['cols'], 'ResTarget').includes(KEY)) faults.push(`${table} without ${KEY}`);
  const conflict = tree(tree(node['onConflictClause'])?.['infer']);
  if (conflict && !namesIn(conflict['indexElems'], 'IndexElem').includes(KEY)) {
    faults.push(`${table}: a conflict outside its house`);
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
    const about: About = (name) => !kept.includes(name);
    hold(node['quals'], level, about);
    if (list(node['usingClause']).some((one) => text(tree(one['String'])?.['sval']) === KEY)) {
      for (const one of left) for (const other of right) join(one, other, level, about);
    }
    return [...left, ...right];
  }
  if (kind !== 'RangeVar') {
    level.others.add(alias);
    return [alias];
  }
  const table = text(node['relname']);
  const name = alias || table;
  if (alias === HOLE) reading.faults.push(`what is joined to ${table} cannot be read here`);
  if (!reading.ctes.has(table) && reading.schema.houseTables.has(table)) {
    level.houses.set(name, table);
  } else {
    level.others.add(name);
    const isKnown =
      reading.ctes.has(table) || reading.schema.tables.has(table) || table.startsWith('pg_');
    if (!isKnown) reading.faults.push(`${table} is no table that can be read here`);
  }
  return [name];
}

/** Collects the parts of a condition that hold for every row; those under OR or NOT do not. */
function hold(condition: unknown, level: Level, about: About): void {
  const node = tree(condition);
  const all = tree(node?.['BoolExpr']);
  if (all?.['boolop'] === 'AND_EXPR') for (const one of list(all['args'])) hold(one, level, about);
  const among = tree(node?.['SubLink']);
  if (among?.['subLinkType'] === 'ANY_SUBLINK' && among['operName'] === undefined) {
    for (const one of itemsOf(among['testexpr'])) {
      const name = houseOf(one, level);
      if (name !== null && about(name)) level.held.add(name);
    }
  }
  const comparison = tree(node?.['A_Expr']);
  if (!comparison || !COMPARISONS.has(text(comparison['kind']))) return;
  const [operator] = list(comparison['name']);
  if (text(tree(operator?.['String'])?.['sval']) !== '=') return;
  const [left, right] = [itemsOf(comparison['lexpr']), itemsOf(comparison['rexpr'])];
  // A comparison with a list or a subquery: `any($1)`, `in ($1, $2)`.
  if (left.length === 1 && right.length > 1) {
    const name = houseOf(left[0], level);
    if (name !== null && about(name) && right.every((one) => isGiven(one, level))) {
      level.held.add(name);
    }
    return;
  }
  for (const [index, one] of left.entries()) equate(one, right[index] ?? right[0], level, about);
}

const COMPARISONS = new Set(['AEXPR_OP', 'AEXPR_OP_ANY', 'AEXPR_IN', 'AEXPR_NOT_DISTINCT']);

function equate(one: unknown, other: unknown, level: Level, about: About): void {
  for (const [side, against] of [
    [one, other],
    [other, one],
  ]) {
    const name = houseOf(side, level);
    if (name === null) continue;
    const partner = houseOf(against, level);
    if (partner !== null) join(name, partner, level, about);
    else if (isGiven(against, level) && about(name)) level.held.add(name);
  }
}

function join(one: string, other: string, level: Level, about: About): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    if (!about(to)) continue;
    if (level.others.has(from)) level.held.add(to);
    level.joined.push([from, to]);
  }
}

/** The source of this level whose key the expression is. */
function houseOf(expression: unknown, level: Level): string | null {
  const names = columnOf(expression);
  if (names?.at(-1) !== KEY) return null;
  const [source] = names.length > 1 ? names.slice(-2) : level.houses.keys();
  return source !== undefined && level.houses.has(source) ? source : null;
}

/**
 * Whether a value comes from outside this level's houses; a column counts only if it is a key
 * itself.
 */
function isGiven(expression: unknown, level: Level): boolean {
  const names = columnOf(expression);
  if (names) return names.at(-1) === KEY;
  return find(expression, 'ColumnRef', KINDS).every((column) => {
    const parts = columnOf({ ColumnRef: column });
    return parts !== null && parts.length > 1 && !level.houses.has(parts[0] ?? '');
  });
}

function reaches(name: string, level: Level, seen = new Set<string>()): boolean {
  if (level.held.has(name)) return true;
  seen.add(name);
  return level.joined
    .filter(([, to]) => to === name)
    .some(([from]) => !seen.has(from) && reaches(from, level, seen));
}

function columnOf(expression: unknown): string[] | null {
  const node = tree(expression);
  const cast = tree(node?.['TypeCast']);
  if (cast) return columnOf(cast['arg']);
  const column = tree(node?.['ColumnRef']);
  return column && list(column['fields']).map((field) => text(tree(field['String'])?.['sval']));
}

function itemsOf(expression: unknown): unknown[] {
  const node = tree(expression);
  return (
    [node?.['RowExpr'], node?.['List']].flatMap((row) => {
      const parts = tree(row);
      return parts ? [list(parts['args'] ?? parts['items'])] : [];
    })[0] ?? [expression]
  );
}

const namesIn = (value: unknown, kind: string): string[] =>
  list(value).map((one) => text(tree(one[kind])?.['name']));
