/** How long something takes to move, in milliseconds; 0 for those who want no motion. */
export function motionMs(name: '--motion-fly' | '--motion-slide'): number {
  const root = getComputedStyle(document.documentElement);
  return Number.parseFloat(root.getPropertyValue(name)) || 0;
}

/**
 * A copy to look at, which lies over the page where the original was and moves with `transform` alone:
 * nothing of the page is laid out again for it. `moveAway` moves and removes it.
 */
export function copyOver(original: Element, { top, left, width, height }: DOMRect): HTMLElement {
  const copy = document.createElement('div');
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  copy.append(original.cloneNode(true));
  for (const one of copy.querySelectorAll('[id]')) one.removeAttribute('id');
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: 'var(--z-toast)',
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    height: `${height}px`,
    containerType: 'inline-size',
    overflow: 'hidden',
    borderRadius: 'var(--radius-card)',
    pointerEvents: 'none',
  });
  return copy;
}

/** Moves a copy that is on the page from where it lies, and removes it at the end. */
export function moveAway(copy: HTMLElement, keyframes: Keyframe[], duration: number): void {
  const move = copy.animate(keyframes, { duration, easing: 'cubic-bezier(0.2, 0, 0, 1)' });
  const land = () => copy.remove();
  move.finished.then(land, land);
}
