/**
 * Opens a modal dialog and returns what closes it. An attribute of the document says it to the styles
 * of what stands elsewhere: `:root:has(dialog) .elsewhere` would have the whole page styled again
 * whenever any element comes or goes.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  markDocument();
  return () => {
    dialog.close();
    markDocument();
  };
}

function markDocument(): void {
  const isOpen = document.querySelector('dialog[open]') !== null;
  document.documentElement.toggleAttribute('data-dialog', isOpen);
}
