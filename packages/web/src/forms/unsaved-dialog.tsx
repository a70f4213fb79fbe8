import { UNSAVED_MESSAGES as copy } from '../i18n/es/unsaved.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface UnsavedDialogProps {
  open: boolean;
  /** What is unsaved, and what will happen to it. */
  sentences: readonly string[];
  goOn: string;
  onGoOn: () => void;
  onStay: () => void;
}

/** Asks before unsaved edits are left behind. */
export function UnsavedDialog({ open, sentences, goOn, onGoOn, onStay }: UnsavedDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={copy.title}
      size="small"
      actions={
        <>
          <Button variant="outline" onClick={onGoOn}>
            {goOn}
          </Button>
          <Button onClick={onStay}>{copy.stay}</Button>
        </>
      }
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Dialog>
  );
}
