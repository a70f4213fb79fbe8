import { useSyncExternalStore } from 'react';
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
