import { waitedMinutes } from '@simplato/domain';
import { useCallback, useSyncExternalStore } from 'react';
import { serverNow } from '../../api/server-clock.ts';
import { createEmitter } from '../../emitter.ts';

/**
 * One clock for the whole board: two hundred slips share one timer, and each re-renders only when
 * its own minute changes. It follows the server's time, because kitchen tablets' clocks are often
 * wrong.
 */
export interface BoardClock {
  now: () => number;
  subscribe: (listener: () => void) => () => void;
}

const TICK_MS = 2_000;

export function createBoardClock(): BoardClock {
  let timer: ReturnType<typeof setInterval> | undefined;
  const { subscribe, emit } = createEmitter({
    first: () => (timer = setInterval(emit, TICK_MS)),
    last: () => clearInterval(timer),
  });

  return {
    now: () => serverNow().getTime(),
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
