import { use, useSyncExternalStore } from 'react';
import { PageStartContext } from './page-start.ts';
import { serverNow } from './server-clock.ts';

const MINUTE_MS = 60_000;
/** How late a turn of the minute may be noticed. */
const TICK_MS = 5_000;

/** One timer for however many dishes listen. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** The server's time to the minute: what calls it is drawn again when the minute turns. */
export function useServerMinute(): Date {
  const start = use(PageStartContext);
  const atStart = () => (start ? Math.floor(start.nowMs / MINUTE_MS) : readMinute());
  return new Date(useSyncExternalStore(subscribe, readMinute, atStart) * MINUTE_MS);
}

function readMinute(): number {
  return Math.floor(serverNow().getTime() / MINUTE_MS);
}

function tick(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) timer = setInterval(tick, TICK_MS);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}
