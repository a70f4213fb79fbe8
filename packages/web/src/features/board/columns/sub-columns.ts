import { type Column, COLUMNS } from './board-columns.ts';

/** From this width on a slip's lines are whole. */
export const NARROWEST_SUB_COLUMN = 300;

export interface SubColumns {
  /** How many fit beside each other. */
  fit: number;
  /** How many each column flows into; none where it is a title and a count. */
  of: Readonly<Record<Column, number>>;
  /** Not all columns fit: they stand in a row that is swiped, and have tabs. */
  isTabbed: boolean;
}

/**
 * Shares a width among the columns: each that has slips gets a sub-column, and the longest what is
 * left, as far as it has slips for it; then the next longest. Whichever had it keeps it until another is
 * longer by more than one: nothing should jump with each step.
 */
export function shareWidth(
  width: number,
  counts: Readonly<Record<Column, number>>,
  { narrowest = NARROWEST_SUB_COLUMN, before = null }: ShareOptions = {},
): SubColumns {
  const fit = Math.max(1, Math.floor(width / narrowest));
  const busy = COLUMNS.filter((column) => counts[column] > 0);
  const isTabbed = fit === 1 || busy.length > fit;
  if (isTabbed || busy.length === 0) {
    return { fit, of: { received: 1, preparing: 1, ready: 1 }, isTabbed };
  }
  const longest = busy.reduce((one, other) => (counts[other] > counts[one] ? other : one));
  const isKept = before !== null && counts[before] > 0 && counts[before] + 1 >= counts[longest];
  const first = isKept ? before : longest;
  const others = busy.filter((column) => column !== first);
  others.sort((one, other) => counts[other] - counts[one]);
  const of = { received: 0, preparing: 0, ready: 0 };
  for (const column of busy) of[column] = 1;
  let left = fit - busy.length;
  for (const column of [first, ...others]) {
    const more = Math.min(left, counts[column] - 1);
    of[column] += more;
    left -= more;
  }
  of[first] += left;
  return { fit, of, isTabbed };
}

interface ShareOptions {
  narrowest?: number;
  /** The column that was the longest until now. */
  before?: Column | null;
}

/** The column that has the most, if any has more than one. */
export function longestOf({ of }: SubColumns): Column | null {
  const most = COLUMNS.reduce((one, other) => (of[other] > of[one] ? other : one));
  return of[most] > 1 ? most : null;
}
