/** Tells this tab, and the others of this browser, that the session's cookies changed. */
const CHANNEL = 'simplato-session';
const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

function openChannel(): BroadcastChannel {
  if (channel === null) {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', notifyHere);
  }
  return channel;
}

function notifyHere(): void {
  for (const listener of listeners) listener();
}

export function announceSessionChange(): void {
  notifyHere();
  openChannel().postMessage('changed');
}

export function onSessionChange(listener: () => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
