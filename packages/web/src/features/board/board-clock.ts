import {
  type Order,
  waitedMinutes,
  waitingAge,
  waitsSince,
  type WaitingAge,
  type WaitingLimits,
} from '@simplato/domain';
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

/** How long an order has waited, for the kitchen or at the pass, and how urgent that is. */
export function useSlipAge(
  order: Order,
  { clock, limits }: { clock: BoardClock; limits: WaitingLimits },
): { minutes: number; age: WaitingAge } {
  const since = Date.parse(waitsSince(order));
  const read = useCallback(() => waitedMinutes(since, clock.now()), [clock, since]);
  const minutes = useSyncExternalStore(clock.subscribe, read, () => 0);
  return { minutes, age: waitingAge(order.status, minutes, limits) };
}
