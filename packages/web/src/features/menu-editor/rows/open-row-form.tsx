import { ChevronUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ROWS_MESSAGES as copy } from '../../../i18n/es/menu-rows.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { focusTooLong } from '../../../ui/use-length.ts';
import type { DraftTexts } from './draft-texts.ts';
import css from './open-row-form.module.css';
import type { RowDrafts } from './row-drafts.ts';
import { hasNotice, RowNotice } from './row-notice.tsx';
import { RowStatus } from './row-status.tsx';
import { useEditing } from './use-editing.ts';

interface OpenRowFormProps<Row, Draft extends object> {
  drafts: RowDrafts<Row, Draft>;
  row: Row;
  name: string;
  words: DraftTexts<Draft>;
  onClose: () => void;
  onRestore: () => void;
  /** At the left of the fields, or above them on a phone. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The fields of a row that is open, with a way out of it and, once something is typed, the ways to
 * save or cancel it. What is typed is kept outside: closing the row loses nothing.
 */
export function OpenRowForm<Row, Draft extends object>({
  drafts,
  row,
  name,
  words,
  onClose,
  onRestore,
  aside,
  className,
  children,
}: OpenRowFormProps<Row, Draft>) {
  const { editing, isUnsaved } = useEditing(drafts, row);
  const closer = useRef<HTMLButtonElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const id = drafts.kind.idOf(row);
  const isHindered = hasNotice(editing);
  // It stands at the top of a long form, and what was tapped at its foot. It moves what is typed in down,
  // under the foot on a phone.
  useEffect(() => {
    if (!isHindered) return;
    notice.current?.scrollIntoView({ block: 'nearest' });
    const typedIn = notice.current?.parentElement?.querySelector('input:focus, textarea:focus');
    typedIn?.scrollIntoView({ block: 'nearest' });
  }, [isHindered]);
  const isSaving = editing?.phase === 'saving';

  async function save(form: HTMLFormElement) {
    if (focusTooLong(form)) return;
    const isAtButton = document.activeElement?.getAttribute('type') === 'submit';
    await drafts.save(id);
    // The button goes with what it has saved, and the focus must not.
    if (isAtButton && drafts.read(id)?.phase === 'saved') closer.current?.focus();
  }

  return (
    <form
      className={classNames(css.form, aside !== undefined && css.withAside, className)}
      aria-label={name}
      tabIndex={-1}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(event.currentTarget);
      }}
    >
      <IconButton
        ref={closer}
        className={css.closer}
        label={copy.closeOf(name)}
        aria-expanded="true"
        icon={<ChevronUp aria-hidden="true" />}
        onClick={onClose}
      />
      {aside}
      <div className={css.body}>
        {isHindered && (
          <div ref={notice} className={css.notice}>
            <RowNotice drafts={drafts} editing={editing} words={words} onRestore={onRestore} />
          </div>
        )}
        {children}
      </div>
      <div className={css.bar}>
        {(isUnsaved || isSaving) && (
          <>
            <Button type="submit" pending={isSaving} aria-label={copy.updateOf(name)}>
              {copy.update}
            </Button>
            <Button
              variant="outline"
              onClick={() => {
                drafts.discard(id);
                onClose();
              }}
            >
              {copy.cancel}
            </Button>
          </>
        )}
        <RowStatus editing={editing} words={words} />
      </div>
    </form>
  );
}
