import { ORDER_LIMITS } from '@simplato/domain';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { SUMMARY_MESSAGES } from '../../../i18n/es/orders.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import css from './summary-table.module.css';

interface LineNoteProps {
  name: string;
  note: string;
  isLocked: boolean;
  onNote: (text: string) => void;
}

/** A note on one product. Hidden behind a button until wanted. */
export function LineNote({ name, note, isLocked, onNote }: LineNoteProps) {
  const copy = useMessages(SUMMARY_MESSAGES);
  const [isOpen, setIsOpen] = useState(false);

  if (isLocked) return note === '' ? null : <span className={css.note}>{note}</span>;
  if (note === '' && !isOpen) {
    return (
      <Button
        variant="ghost"
        className={css.edit}
        icon={<NotebookPen aria-hidden="true" />}
        aria-label={`${copy.addNote}: ${name}`}
        onClick={() => setIsOpen(true)}
      >
        {copy.addNote}
      </Button>
    );
  }
  return (
    <div className={css.noteField}>
      <TextAreaField
        rows={1}
        label={
          <>
            {copy.note}
            <VisuallyHidden> {copy.noteFor(name)}</VisuallyHidden>
          </>
        }
        value={note}
        maxLength={ORDER_LIMITS.lineNoteLength}
        placeholder={copy.notePlaceholder}
        // Focused only when it was opened by the tap just before.
        ref={(input) => {
          if (isOpen && note === '') input?.focus();
        }}
        onChange={(event) => onNote(event.target.value)}
        onBlur={() => setIsOpen(false)}
      />
    </div>
  );
}
