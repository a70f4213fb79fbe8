/**
 * Tells this tab, and the others of this browser, that the session's cookies changed. `left` means
 * that somebody logged out, or never belonged here: private pages are left, not covered with a login.
 */
export type SessionChange = 'changed' | 'left';

const CHANNEL = 'simplato-session';
const listeners = new Set<(change: SessionChange) => void>();
let channel: BroadcastChannel | null = null;
let heard = 0;

function openChannel(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', (event: MessageEvent<SessionChange>) =>
    notifyHere(event.data),
  );
  return channel;
}

/** How many changes this tab has heard of: what was asked before one is another session's business. */
export function sessionChangesHeard(): number {
  return heard;
}

function notifyHere(change: SessionChange): void {
  heard += 1;
  for (const listener of listeners) listener(change);
}

/** `here` is what this tab hears, where it knows more than the others need to. */
export function announceSessionChange(change: SessionChange = 'changed', here = change): void {
  notifyHere(here);
  openChannel().postMessage(change);
}

export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
