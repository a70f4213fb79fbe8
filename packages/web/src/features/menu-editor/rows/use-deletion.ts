import { UNDO_DELETION_MS } from '@simplato/domain';
import { useState } from 'react';
import { ROWS_MESSAGES as copy } from '../../../i18n/es/menu-rows.ts';
import { useToast } from '../../../ui/toast.tsx';
import { failureMessage } from '../../../forms/failure-message.ts';

/**
 * The offer ends a little before the server's limit, so that a tap at the last moment still works.
 */
const OFFER_MS = UNDO_DELETION_MS - 5_000;

interface DeletionOptions {
  remove: () => Promise<void>;
  restore: () => Promise<void>;
  done: string;
  undone: string;
  onDone: () => void;
}

/** Deletes after a confirmation dialog, and offers to undo it. */
export function useDeletion({ remove, restore, done, undone, onDone }: DeletionOptions) {
  const { show } = useToast();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function undo() {
    try {
      await restore();
      show({ text: undone, tone: 'success' });
    } catch (failure) {
      show({ text: failureMessage(failure), tone: 'alert' });
    }
  }

  async function confirm() {
    setPending(true);
    setError(null);
    try {
      await remove();
    } catch (failure) {
      setError(failureMessage(failure));
      setPending(false);
      return;
    }
    onDone();
    show({
      text: done,
      durationMs: OFFER_MS,
      action: { label: copy.undo, onClick: () => void undo() },
    });
  }

  /** Props for a ConfirmDialog. */
  return { pending, error, onConfirm: () => void confirm() };
}
