import { setTimeout } from 'node:timers/promises';
import type { AgencyBooks } from '@simplato/server/test/verifactu/agency-books';
import type { Chance } from './chance.ts';
import type { Ledger } from './ledger.ts';
import type { Tally } from './tally.ts';

/** What all participants of an evening share. */
export interface Evening {
  url: string;
  ledger: Ledger;
  tally: Tally;
  /** Of the tax agency that is told of every invoice; null where nobody invoices. */
  agency: AgencyBooks | null;
  /** How many times faster than in reality people read, eat and cook. */
  speed: number;
  /** Aborted when the tablets are switched off; anybody waiting then continues at once. */
  over: AbortSignal;
}

/**
 * Waits for some of the evening's own time, randomly varied between half and one and a half times
 * as long.
 */
export async function pass(evening: Evening, minutes: number, chance: Chance): Promise<void> {
  const ms = (minutes * chance.between(0.5, 1.5) * 60_000) / evening.speed;
  await setTimeout(ms, undefined, { signal: evening.over }).catch(() => undefined);
}

/** Waits until the condition holds, up to the limit; returns whether it does. */
export async function until(isSo: () => boolean, timeoutMs: number): Promise<boolean> {
  const endAt = performance.now() + timeoutMs;
  while (!isSo()) {
    if (performance.now() > endAt) return false;
    await setTimeout(20);
  }
  return true;
}
