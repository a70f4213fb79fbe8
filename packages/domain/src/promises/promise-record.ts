import type { PromisedTime } from './kitchen-pace.ts';

/** What became of a promise so far; null while nobody can say, or where the order was cancelled. */
export type PromiseOutcome = 'held' | 'broken' | null;

/**
 * A promise holds if the last line that was fired as the order was sent was ticked within it, both ends
 * included: too early breaks it as too late does.
 */
export function promiseOutcome(
  { fromMs, untilMs }: PromisedTime,
  {
    readyAtMs,
    isCancelled,
    nowMs,
  }: { readyAtMs: number | null; isCancelled: boolean; nowMs: number },
): PromiseOutcome {
  if (isCancelled) return null;
  if (readyAtMs === null) return nowMs > untilMs ? 'broken' : null;
  return fromMs <= readyAtMs && readyAtMs <= untilMs ? 'held' : 'broken';
}

export interface PromiseRecord {
  promised: number;
  held: number;
}

/** Nothing is promised while fewer than nine in ten of the last weeks held. */
export const LEAST_HELD = 0.9;
/** Of fewer promises nothing can be said. */
const FEWEST_PROMISES = 40;

export function keepsPromises({ promised, held }: PromiseRecord): boolean {
  return promised < FEWEST_PROMISES || held >= LEAST_HELD * promised;
}
