import { hasMirror } from './mirror-cookies.ts';

/**
 * Tells this tab, and the browser's other tabs, that the session's cookies have changed. `left`
 * means that somebody logged out or was never allowed in: private pages are then left rather than
 * covered with a login.
 */
export type SessionChange = 'changed' | 'left';

const CHANNEL = 'simplato-session';
/** `isElsewhere`: another tab has told it. */
type Listener = (change: SessionChange, isElsewhere: boolean) => void;
const listeners = new Set<Listener>();
let channel: BroadcastChannel | null = null;
let heard = 0;
let isLeft = false;

function openChannel(): BroadcastChannel | null {
  if (channel) return channel;
  try {
    channel = new BroadcastChannel(CHANNEL);
  } catch {
    // Missing, or not allowed: the other tabs look at the cookies when they are returned to.
    return null;
  }
  channel.addEventListener('message', (event: MessageEvent<SessionChange>) =>
    notifyHere(event.data, true),
  );
  return channel;
}

/**
 * How many changes this tab has heard of. A request made before the last one belongs to an earlier
 * session.
 */
export function sessionChangesHeard(): number {
  return heard;
}

/** Whether this tab has heard that somebody logged out, and no session has begun since. */
export function hasBeenLeft(): boolean {
  return isLeft && !hasMirror();
}

function notifyHere(change: SessionChange, isElsewhere = false): void {
  heard += 1;
  // A late answer of the session that was left may tell of a change too.
  isLeft = change === 'left' || hasBeenLeft();
  for (const listener of listeners) listener(change, isElsewhere);
}

/** `here` is what this tab is told, where it differs from what the other tabs are told. */
export function announceSessionChange(change: SessionChange = 'changed', here = change): void {
  notifyHere(here);
  openChannel()?.postMessage(change);
}

export function onSessionChange(listener: Listener): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
