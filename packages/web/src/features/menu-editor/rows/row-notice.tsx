import { ROWS_MESSAGES as copy } from '../../../i18n/es/menu-rows.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { DraftTexts } from './draft-texts.ts';
import type { Editing, EditingPhase, RowDrafts } from './row-drafts.ts';
import css from './row-notice.module.css';

interface RowNoticeProps<Row, Draft extends object> {
  drafts: RowDrafts<Row, Draft>;
  editing: Editing<Row, Draft> | undefined;
  words: DraftTexts<Draft>;
  /** Restores a row that somebody else has deleted. */
  onRestore: () => void;
}

/** Whether a row needs a notice in addition to its status. */
export function hasNotice(editing: { phase: EditingPhase } | undefined): boolean {
  return editing !== undefined && ['refused', 'clash', 'gone'].includes(editing.phase);
}

/** What keeps an edit from being saved, and the ways to resolve it. */
export function RowNotice<Row, Draft extends object>({
  drafts,
  editing,
  words,
  onRestore,
}: RowNoticeProps<Row, Draft>) {
  if (!editing) return null;
  const id = drafts.kind.idOf(editing.base);
  const typed = Object.keys(editing.typed) as (keyof Draft)[];
  const saved = drafts.kind.draftOf(editing.base);
  switch (editing.phase) {
    case 'refused':
      return (
        <Notice tone="alert" role="alert" title={`${copy.refusedTitle}: ${editing.reason ?? ''}`}>
          <p>
            {copy.stillSaved}{' '}
            {typed
              .map((field) => `${words.nameOf(field)}: ${textOr(words, field, saved)}`)
              .join(' · ')}
          </p>
          <div className={css.actions}>
            <Button variant="outline" onClick={() => drafts.discard(id)}>
              {copy.discard}
            </Button>
          </div>
        </Notice>
      );
    case 'clash':
      return <ClashNotice drafts={drafts} editing={editing} words={words} />;
    case 'gone':
      return (
        <Notice tone="alert" role="alert" title={copy.gone.title}>
          <p>{copy.gone.text}</p>
          <div className={css.actions}>
            <Button variant="dark" onClick={onRestore}>
              {copy.gone.restore}
            </Button>
            <Button variant="outline" onClick={() => drafts.discard(id)}>
              {copy.gone.drop}
            </Button>
          </div>
        </Notice>
      );
    case 'unsaved':
    case 'saving':
    case 'saved':
      return null;
  }
}

function ClashNotice<Row, Draft extends object>({
  drafts,
  editing,
  words,
}: Pick<RowNoticeProps<Row, Draft>, 'drafts' | 'words'> & { editing: Editing<Row, Draft> }) {
  if (!editing.theirs) return null;
  const id = drafts.kind.idOf(editing.base);
  const now = drafts.kind.draftOf(editing.theirs);
  const mine = { ...now, ...editing.typed };
  return (
    <Notice tone="wait" role="alert" title={copy.clash.title}>
      <p>{copy.clash.text}</p>
      <table className={css.clash}>
        <thead>
          <tr>
            <th scope="col">{copy.clash.field}</th>
            <th scope="col">{copy.clash.theirs}</th>
            <th scope="col">{copy.clash.mine}</th>
          </tr>
        </thead>
        <tbody>
          {drafts.clashingFields(editing).map((field) => (
            <tr key={String(field)}>
              <th scope="row">{words.nameOf(field)}</th>
              <td>{textOr(words, field, now)}</td>
              <td>{textOr(words, field, mine)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css.actions}>
        <Button variant="dark" onClick={() => void drafts.keepMine(id)}>
          {copy.clash.keepMine}
        </Button>
        <Button variant="outline" onClick={() => drafts.takeTheirs(id)}>
          {copy.clash.takeTheirs}
        </Button>
      </div>
    </Notice>
  );
}

function textOr<Draft>(words: DraftTexts<Draft>, field: keyof Draft, draft: Draft): string {
  return words.textOf(field, draft) || copy.nothing;
}
