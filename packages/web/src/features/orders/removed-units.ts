import type { OrderLine } from '@simplato/domain';

/** What a slip shows of the units that were taken off a line; null where none were. */
export function removedUnits(
  { removed, removeReason }: Pick<OrderLine, 'removed' | 'removeReason'>,
  words: (units: number, reason: string) => string,
): { units: number; words: string } | null {
  return removed === 0 ? null : { units: removed, words: words(removed, removeReason) };
}
