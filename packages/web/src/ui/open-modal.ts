import { markDocument } from './mark-document.ts';

/** Opens a modal dialog and returns what closes it; the document is marked meanwhile. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  markDialogs();
  return () => {
    dialog.close();
    markDialogs();
  };
}

function markDialogs(): void {
  markDocument('data-dialog', document.querySelector('dialog[open]') !== null);
}
