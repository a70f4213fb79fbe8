import { flushSync } from 'react-dom';

/** From so many slips on, the two pictures that a slide needs would delay the step itself. */
const CROWDED = 60;

/**
 * Lets one slip slide from where it is to where `change` puts it (220 ms; the style is in
 * board.module.css). Only that slip is part of the transition, so the rest of the board stays awake
 * under the finger. It is a cut where the browser cannot, the person asked for less motion, or the
 * board is crowded.
 */
export function slideSlip(orderId: number, change: () => void): void {
  const isCut =
    typeof document.startViewTransition !== 'function' ||
    document.visibilityState !== 'visible' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.querySelectorAll('[data-order]').length > CROWDED;
  if (isCut) {
    change();
    return;
  }
  markSliding(orderId);
  const transition = document.startViewTransition(() => {
    flushSync(change);
    markSliding(orderId);
  });
  // A second step in the same moment skips the first one's slide; the change itself has happened.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => unmark(orderId)).catch(() => undefined);
}

function slipOf(orderId: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-order="${orderId}"]`);
}

function markSliding(orderId: number): void {
  // Two elements of one transition name would cancel it.
  for (const slip of document.querySelectorAll<HTMLElement>('[data-sliding]')) {
    delete slip.dataset['sliding'];
  }
  const slip = slipOf(orderId);
  if (slip) slip.dataset['sliding'] = '';
}

function unmark(orderId: number): void {
  const slip = slipOf(orderId);
  if (slip) delete slip.dataset['sliding'];
}
