import { CircleCheck, PencilLine } from 'lucide-react';
import { ROWS_MESSAGES as copy } from '../../../i18n/es/menu-rows.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Editing } from './row-drafts.ts';
import type { DraftTexts } from './draft-texts.ts';
import css from './row-status.module.css';

interface RowStatusProps<Row, Draft> {
  editing: Editing<Row, Draft> | undefined;
  words: DraftTexts<Draft>;
}

/** The state of the edits: unsaved, being saved or saved. */
export function RowStatus<Row, Draft>({ editing, words }: RowStatusProps<Row, Draft>) {
  return (
    <span className={css.status} role="status">
      {editing && <StatusText editing={editing} words={words} />}
    </span>
  );
}

function StatusText<Row, Draft>({ editing, words }: Required<RowStatusProps<Row, Draft>>) {
  if (!editing) return null;
  switch (editing.phase) {
    case 'saving':
      return (
        <span className={css.saving}>
          <Spinner />
          {copy.saving}
        </span>
      );
    case 'saved':
      return (
        <span className={css.saved}>
          <CircleCheck aria-hidden="true" />
          {copy.saved}
          {editing.changedByOthers.length > 0 &&
            `. ${copy.changedByOthers(editing.changedByOthers.map(words.nameOf).join(', '))}`}
        </span>
      );
    case 'unsaved':
    case 'refused':
    case 'clash':
    case 'gone':
      return (
        <span className={css.unsaved}>
          <PencilLine aria-hidden="true" />
          {copy.unsaved}
        </span>
      );
  }
}
