import { productFactsFromWire, type ProductFactsWire } from '@simplato/contract';
import { factChanges, type FactChange } from '@simplato/domain';
import { RefusedError } from '../../api/call-error.ts';

/** What whoever accepts a weight has to read first: the menu says something else than when it was ordered. */
export interface ReadAnew {
  changes: readonly FactChange[];
  /** What they then have read, as it is sent. */
  facts: ProductFactsWire;
}

/** Whether the menu no longer has what was ordered as it was read then. */
export function isMenuChanged(failure: unknown): failure is RefusedError {
  return failure instanceof RefusedError && failure.code === 'menu_changed';
}

/** Null where it was refused for anything else, also for what no reading mends. */
export function toReadAnew(failure: unknown): ReadAnew | null {
  if (!isMenuChanged(failure)) return null;
  const [line] = failure.currentLines;
  if (!line?.leido || !line.actual) return null;
  const changes = factChanges(productFactsFromWire(line.leido), productFactsFromWire(line.actual));
  return { changes, facts: line.actual };
}
