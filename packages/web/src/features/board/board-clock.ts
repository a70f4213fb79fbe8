import {
  atPassSince,
  makingSince,
  type Order,
  waitedMinutes,
  waitingAge,
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

interface SlipAge {
  /** Null while the kitchen makes nothing of an order, and nothing of it waits at the pass. */
  minutes: number | null;
  age: WaitingAge;
}

/** How long an order has waited, for the kitchen or at the pass, and how urgent that is. */
export function useSlipAge(
  order: Order,
  { clock, limits }: { clock: BoardClock; limits: WaitingLimits },
): SlipAge {
  const minutes = useMinutesSince(clockStart(order), clock);
  const status = isAtPass(order) ? 'ready' : order.status;
  return { minutes, age: minutes === null ? 'fresh' : waitingAge(status, minutes, limits) };
}

/** Whether an order waits for nothing but somebody who carries it, or what is done of it. */
export function isAtPass(order: Order): boolean {
  return madeSince(order) === null && atPassSince(order) !== null;
}

/** Since when the minutes of an order's slip are counted. */
export function clockStart(order: Order): string | null {
  return madeSince(order) ?? atPassSince(order);
}

function madeSince(order: Order): string | null {
  return order.status === 'ready' ? null : makingSince(order);
}

export function useMinutesSince(since: string | null, clock: BoardClock): number | null {
  const ms = since === null ? null : Date.parse(since);
  const read = useCallback(
    () => (ms === null ? null : waitedMinutes(ms, clock.now())),
    [clock, ms],
  );
  return useSyncExternalStore(clock.subscribe, read, () => 0);
}
