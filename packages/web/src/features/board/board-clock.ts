import {
  makingSince,
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

/**
 * How long an order has waited, at the pass or for what the kitchen is making of it, and how urgent that
 * is. Null while the kitchen makes nothing of it: then nobody waits for the kitchen.
 */
export function useSlipAge(
  order: Order,
  { clock, limits }: Surroundings,
): { minutes: number | null; age: WaitingAge } {
  const minutes = useMinutesSince(clockStart(order), clock);
  return { minutes, age: minutes === null ? 'fresh' : waitingAge(order.status, minutes, limits) };
}

interface Surroundings {
  clock: BoardClock;
  limits: WaitingLimits;
}

/** Since when the minutes of an order's slip are counted. */
export function clockStart(order: Order): string | null {
  return order.status === 'ready' ? waitsSince(order) : makingSince(order);
}

export function useMinutesSince(since: string | null, clock: BoardClock): number | null {
  const ms = since === null ? null : Date.parse(since);
  const read = useCallback(
    () => (ms === null ? null : waitedMinutes(ms, clock.now())),
    [clock, ms],
  );
  return useSyncExternalStore(clock.subscribe, read, () => 0);
}
