import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Editing, RowDrafts } from './row-drafts.ts';

export interface EditedRow<Row, Draft> {
  /** The displayed values: the edits on top of what is saved. */
  draft: Draft;
  editing: Editing<Row, Draft> | undefined;
  isUnsaved: boolean;
  type: (change: Partial<Draft>) => void;
}

/** One row being edited; re-renders only when this row's edits change. */
export function useEditing<Row, Draft extends object>(
  drafts: RowDrafts<Row, Draft>,
  row: Row,
): EditedRow<Row, Draft> {
  const id = drafts.kind.idOf(row);
  const editing = useSyncExternalStore(drafts.subscribe, () => drafts.read(id));
  const saved = drafts.kind.draftOf(row);
  return {
    draft: { ...saved, ...editing?.typed },
    editing,
    isUnsaved: editing !== undefined && Object.keys(editing.typed).length > 0,
    type: (change) => drafts.type(row, change),
  };
}

export function useUnsavedCount<Row, Draft extends object>(drafts: RowDrafts<Row, Draft>): number {
  return useSyncExternalStore(drafts.subscribe, drafts.countUnsaved);
}

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
