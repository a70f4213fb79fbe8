import { use, useSyncExternalStore } from 'react';
import { createEmitter } from '../emitter.ts';
import { PageStartContext } from '../first-view/page-start.ts';
import { serverNow } from './server-clock.ts';

const MINUTE_MS = 60_000;
/** The maximum delay in noticing a new minute, or that the server's time was corrected. */
const TICK_MS = 5_000;

let timer: ReturnType<typeof setInterval> | undefined;
/** One shared timer, however many products subscribe. */
const { subscribe, emit } = createEmitter({
  first: () => (timer = setInterval(emit, TICK_MS)),
  last: () => clearInterval(timer),
});

/** Calls the listener every few seconds. */
export const onTick = subscribe;

/** The server's time, rounded down to the minute; re-renders when the minute changes. */
export function useServerMinute(): Date {
  const start = use(PageStartContext);
  const atStart = () => (start ? Math.floor(start.nowMs / MINUTE_MS) : readMinute());
  return new Date(useSyncExternalStore(subscribe, readMinute, atStart) * MINUTE_MS);
}

/** What follows from that minute; re-renders only when that changes. It must be a plain value. */
export function useAtServerMinute<Value extends string | number | boolean | null>(
  read: (minute: Date) => Value,
): Value {
  const start = use(PageStartContext);
  const readAt = (minute: number) => read(new Date(minute * MINUTE_MS));
  return useSyncExternalStore(
    subscribe,
    () => readAt(readMinute()),
    () => readAt(start ? Math.floor(start.nowMs / MINUTE_MS) : readMinute()),
  );
}

/** The server's time, in steps of this many seconds, where a minute would be too coarse. */
export function useServerTime(stepSeconds: number): number {
  const stepMs = stepSeconds * 1_000;
  const read = () => Math.floor(serverNow().getTime() / stepMs);
  return useSyncExternalStore(subscribe, read, read) * stepMs;
}

function readMinute(): number {
  return Math.floor(serverNow().getTime() / MINUTE_MS);
}
