import { storedPendingOrder } from '../../features/basket/pending-order-store.ts';
import { orderPayer } from '../../features/basket/paying.ts';
import { orderSender } from '../../features/basket/sending.ts';
import { storedSound } from '../../features/board/stored-sound.ts';
import { unsavedInWords } from '../../features/session/unsaved-work.ts';
import { PATHS } from '../../paths.ts';

/** Whether the page can be loaded again without taking anything from whoever is at it. */
export function isQuiet(): boolean {
  return (
    !orderSender.read().isSending &&
    storedPendingOrder.read() === null &&
    !orderPayer.read().isPaying &&
    unsavedInWords().length === 0 &&
    document.querySelector('dialog[open], [popover=auto]:popover-open') === null &&
    !isTyping()
  );
}

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=hidden]), textarea';

/** A field that has the focus, or a form in which something stands. */
function isTyping(): boolean {
  if (document.activeElement?.matches('input, textarea, select')) return true;
  return [...document.querySelectorAll<HTMLInputElement>(FIELDS)].some(
    ({ form, value }) => form !== null && value !== '',
  );
}

/** Nobody has touched the screen for so long: the night, or a day off. */
export const IDLE_MS = 20 * 60_000;

/**
 * Whether a board may be loaded again by itself. One that rings may not: a browser lets a new page make
 * no sound until somebody has touched it, and the first order of the day would come in silence.
 */
export function mayUpdateAlone(idleMs: number): boolean {
  return (
    location.pathname === PATHS.board &&
    idleMs >= IDLE_MS &&
    storedSound.read() !== 'on' &&
    isQuiet()
  );
}
