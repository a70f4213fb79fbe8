/**
 * That a column is one of the ids in a parameter: `tab_id ${isOneOf('$2', tabIds)}`. A single id is compared
 * by itself: of a statement with `any`, PostgreSQL makes a plan at each call, which takes it longer than to
 * read a tab.
 */
export function isOneOf(parameter: string, ids: readonly number[]): string {
  return ids.length === 1 ? `= (${parameter}::int[])[1]` : `= any(${parameter}::int[])`;
}
