/**
 * Says by an attribute of the document that the board is shown, to the styles of what stands outside
 * it. `:root:has(.board)` would have every slip styled again with each element that comes or goes.
 */
export function markDocument(board: HTMLElement | null): (() => void) | undefined {
  if (!board) return undefined;
  document.documentElement.toggleAttribute('data-board', true);
  return () => document.documentElement.removeAttribute('data-board');
}
