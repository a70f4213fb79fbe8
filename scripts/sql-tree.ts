import { loadModule, parseSync } from 'libpg-query';

/** SQL statements as parsed by PostgreSQL's own parser, and functions to search them. */
export type Tree = Record<string, unknown>;

/** The kinds of node that read or write rows: whole statements, and subqueries inside them. */
export const QUERIES = new Set(['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt']);

/** Loads the parser's WebAssembly; must be called once, before anything else here. */
export const loadParser = loadModule;

export const statementsOf = (sql: string): Tree[] =>
  list(tree(parseSync(sql))?.['stmts']).map((one) => tree(one['stmt']) ?? {});

/** All nodes of a kind at any depth, except inside nodes of the kinds `but`. */
export function find(value: unknown, kind: string, but: ReadonlySet<string> = new Set()): Tree[] {
  if (Array.isArray(value)) return value.flatMap((one) => find(one, kind, but));
  return Object.entries(tree(value) ?? {}).flatMap(([key, child]) => {
    if (but.has(key)) return [];
    const inside = find(child, kind, but);
    const node = tree(child);
    return key === kind && node ? [node, ...inside] : inside;
  });
}

export const tree = (value: unknown): Tree | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Tree) : null;
export const list = (value: unknown): Tree[] =>
  Array.isArray(value) ? value.map((one) => tree(one) ?? {}) : [];
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
