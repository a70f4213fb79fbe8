import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { RowDrafts } from './row-drafts.ts';

/** The list's rows, followed by rows with edits that somebody else has deleted. */
export function useRows<Row, Draft extends object>(
  drafts: RowDrafts<Row, Draft>,
  rows: readonly Row[],
): readonly Row[] {
  useEffect(() => drafts.compare(rows), [drafts, rows]);
  const gone = useSyncExternalStore(drafts.subscribe, drafts.goneRows);
  return useMemo(() => {
    const ids = new Set(rows.map(drafts.kind.idOf));
    return [...rows, ...gone.filter((row) => !ids.has(drafts.kind.idOf(row)))];
  }, [drafts, rows, gone]);
}
