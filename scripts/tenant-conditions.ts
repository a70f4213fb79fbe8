import { KEY } from './sql-schema.ts';
import { find, list, QUERIES, text, tree } from './sql-tree.ts';

/** Which tables of a query are restricted to one restaurant, by its conditions and joins. */

/** The sources of one query level, by their names or aliases in it. */
export interface Level {
  /** Tables with the key. */
  restaurants: Map<string, string>;
  /** Functions, subqueries and common table expressions: checked where they are defined. */
  others: Set<string>;
  /** Those that a condition restricts to one restaurant. */
  restricted: Set<string>;
  /** If the first is restricted, so is the second. */
  joined: [string, string][];
}

export const newLevel = (): Level => ({
  restaurants: new Map(),
  others: new Set(),
  restricted: new Set(),
  joined: [],
});

/** Which sources a condition restricts: an outer join's does not restrict the side that is kept. */
export type AppliesTo = (name: string) => boolean;

/** Notes what a condition restricts. Parts under OR or NOT do not hold for every row: ignored. */
export function applyCondition(condition: unknown, level: Level, appliesTo: AppliesTo): void {
  const node = tree(condition);
  const all = tree(node?.['BoolExpr']);
  if (all?.['boolop'] === 'AND_EXPR') {
    for (const one of list(all['args'])) applyCondition(one, level, appliesTo);
  }
  const among = tree(node?.['SubLink']);
  if (among?.['subLinkType'] === 'ANY_SUBLINK' && among['operName'] === undefined) {
    for (const one of itemsOf(among['testexpr'])) {
      const name = restaurantOf(one, level);
      if (name !== null && appliesTo(name)) level.restricted.add(name);
    }
  }
  const comparison = tree(node?.['A_Expr']);
  if (!comparison || !COMPARISONS.has(text(comparison['kind']))) return;
  const [operator] = list(comparison['name']);
  if (text(tree(operator?.['String'])?.['sval']) !== '=') return;
  const [left, right] = [itemsOf(comparison['lexpr']), itemsOf(comparison['rexpr'])];
  // A comparison with a list or a subquery: `any($1)`, `in ($1, $2)`.
  if (left.length === 1 && right.length > 1) {
    const name = restaurantOf(left[0], level);
    if (name !== null && appliesTo(name) && right.every((one) => isGiven(one, level))) {
      level.restricted.add(name);
    }
    return;
  }
  for (const [index, one] of left.entries())
    equate(one, right[index] ?? right[0], level, appliesTo);
}

const COMPARISONS = new Set(['AEXPR_OP', 'AEXPR_OP_ANY', 'AEXPR_IN', 'AEXPR_NOT_DISTINCT']);

function equate(one: unknown, other: unknown, level: Level, appliesTo: AppliesTo): void {
  for (const [side, against] of [
    [one, other],
    [other, one],
  ]) {
    const name = restaurantOf(side, level);
    if (name === null) continue;
    const partner = restaurantOf(against, level);
    if (partner !== null) join(name, partner, level, appliesTo);
    else if (isGiven(against, level) && appliesTo(name)) level.restricted.add(name);
  }
}

/** Notes that two sources are joined by the key: if one is restricted, so is the other. */
export function join(one: string, other: string, level: Level, appliesTo: AppliesTo): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    if (!appliesTo(to)) continue;
    if (level.others.has(from)) level.restricted.add(to);
    level.joined.push([from, to]);
  }
}

/** The source of this level whose key the expression is. */
function restaurantOf(expression: unknown, level: Level): string | null {
  const names = columnOf(expression);
  if (names?.at(-1) !== KEY) return null;
  const [source] = names.length > 1 ? names.slice(-2) : level.restaurants.keys();
  return source !== undefined && level.restaurants.has(source) ? source : null;
}

/**
 * Whether a value comes from outside this level's restaurants; a column counts only if it is a key
 * itself.
 */
function isGiven(expression: unknown, level: Level): boolean {
  const names = columnOf(expression);
  if (names) return names.at(-1) === KEY;
  return find(expression, 'ColumnRef', QUERIES).every((column) => {
    const parts = columnOf({ ColumnRef: column });
    return parts !== null && parts.length > 1 && !level.restaurants.has(parts[0] ?? '');
  });
}

/** Whether a source is restricted, by a condition or by a chain of joins. */
export function isRestricted(name: string, level: Level, seen = new Set<string>()): boolean {
  if (level.restricted.has(name)) return true;
  seen.add(name);
  return level.joined
    .filter(([, to]) => to === name)
    .some(([from]) => !seen.has(from) && isRestricted(from, level, seen));
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
