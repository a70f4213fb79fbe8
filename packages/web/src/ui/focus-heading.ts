/**
 * Moves the focus to the page's heading, which may be in the staff's bar; returns null if there is none
 * yet.
 */
export function focusHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1, header h1');
  if (!heading) return null;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}
