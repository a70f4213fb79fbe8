/**
 * Says by an attribute of the document what is shown, to the styles of what stands elsewhere. A rule
 * such as `:root:has(dialog) .elsewhere` would have the whole page styled again with each element that
 * comes or goes.
 */
export function markDocument(name: 'data-board' | 'data-dialog', isShown: boolean): void {
  document.documentElement.toggleAttribute(name, isShown);
}
