/**
 * Says by an attribute of the document what is shown, to the styles of what stands elsewhere. A rule
 * such as `:root:has(dialog) .elsewhere` would have the whole page styled again with each element that
 * comes or goes.
 */
export function markDocument(name: Mark, isShown: boolean): void {
  document.documentElement.toggleAttribute(name, isShown);
}

type Mark = 'data-board' | 'data-board-tabs' | 'data-dialog';

/** A ref for an element: the document is marked as long as it is there. */
export function markWhileShown(name: Mark): () => () => void {
  return () => {
    markDocument(name, true);
    return () => markDocument(name, false);
  };
}
