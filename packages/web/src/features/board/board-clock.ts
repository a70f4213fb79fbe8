import { waitedMinutes } from '@simplato/domain';
import { useCallback, useSyncExternalStore } from 'react';
import { createListeners } from '../../listeners.ts';

/**
 * One clock for the whole board: two hundred slips share one timer, and each re-renders only when
 * its own minute changes. It follows the server's time, because kitchen tablets' clocks are often
 * wrong.
 */
export interface BoardClock {
  now: () => number;
  /** Sets the server's time, from a heartbeat. */
  set: (serverMs: number) => void;
  subscribe: (listener: () => void) => () => void;
}

const TICK_MS = 2_000;

export function createBoardClock(): BoardClock {
  let offsetMs = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const { subscribe, tell } = createListeners({
    first: () => (timer = setInterval(tell, TICK_MS)),
    last: () => clearInterval(timer),
  });

  return {
    now: () => Date.now() + offsetMs,
    set(serverMs) {
      offsetMs = serverMs - Date.now();
    },
    subscribe,
  };
}

export function useWaitedMinutes(clock: BoardClock, placedAt: string): number {
  const read = useCallback(
    () => waitedMinutes(Date.parse(placedAt), clock.now()),
    [clock, placedAt],
  );
  return useSyncExternalStore(clock.subscribe, read, () => 0);
}
