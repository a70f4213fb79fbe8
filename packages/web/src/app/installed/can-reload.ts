import { storedPendingOrder } from '../../features/checkout/sending/pending-order-store.ts';
import { orderPayer } from '../../features/checkout/paying/use-paying.ts';
import { orderSender } from '../../features/checkout/sending/use-sending.ts';
import { storedSound } from '../../features/live/sound/stored-sound.ts';
import { listUnsaved } from '../../forms/unsaved-work.ts';
import { PATHS } from '../../paths.ts';

/** Whether the page can be reloaded without losing anybody's work. */
export function canReload(): boolean {
  return (
    !orderSender.read().isSending &&
    storedPendingOrder.read() === null &&
    !orderPayer.read().isPaying &&
    listUnsaved().length === 0 &&
    document.querySelector('dialog[open], [popover=auto]:popover-open') === null &&
    !isTyping()
  );
}

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=hidden]), textarea';

/** A field has the focus, or a form has contents. */
function isTyping(): boolean {
  if (document.activeElement?.matches('input, textarea, select')) return true;
  return [...document.querySelectorAll<HTMLInputElement>(FIELDS)].some(
    ({ form, value }) => form !== null && value !== '',
  );
}

/** After this long without a touch, nobody is working: it is night, or a day off. */
export const IDLE_MS = 20 * 60_000;

/**
 * Whether a board may reload by itself. One with its sound on may not: a browser keeps a new page
 * silent until somebody touches it, and the first order of the day would make no sound.
 */
export function canReloadUnasked(idleMs: number): boolean {
  return (
    location.pathname === PATHS.board &&
    idleMs >= IDLE_MS &&
    storedSound.read() !== 'on' &&
    canReload()
  );
}
