import { setTimeout } from 'node:timers/promises';
import type { Chance } from './chance.ts';
import type { Ledger } from './ledger.ts';
import type { Tally } from './tally.ts';

/** What everybody of an evening shares. */
export interface Evening {
  url: string;
  ledger: Ledger;
  tally: Tally;
  /** How many times faster than life people read, eat and cook. */
  speed: number;
  /** Aborts when the tablets go off; whoever waits then goes on at once. */
  over: AbortSignal;
}

/** A while of the evening's own time, once shorter and once longer. */
export async function pass(evening: Evening, minutes: number, chance: Chance): Promise<void> {
  const ms = (minutes * chance.between(0.5, 1.5) * 60_000) / evening.speed;
  await setTimeout(ms, undefined, { signal: evening.over }).catch(() => undefined);
}

/** Waits until it is so, for at most so long; answers whether it is. */
export async function until(isSo: () => boolean, patienceMs: number): Promise<boolean> {
  const endAt = performance.now() + patienceMs;
  while (!isSo()) {
    if (performance.now() > endAt) return false;
    await setTimeout(20);
  }
  return true;
}
