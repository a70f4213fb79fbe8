import { repeat } from '../concurrency/repeat.ts';
import { onlyRow, type Database } from './database.ts';

const MEASURE_MS = 10_000;
/** A slower answer says less about the time than the measurement before it. */
const PROMPT_MS = 500;

export interface Clock {
  now: () => Date;
  stop: () => Promise<void>;
}

/**
 * The database's time. Processes on one PostgreSQL share leases and expiries, so a machine whose
 * clock is wrong must not use its own. The embedded database's clock is the process's.
 */
export async function databaseClock(db: Database): Promise<Clock> {
  if (db.kind === 'embedded') return { now: () => new Date(), stop: async () => undefined };
  let { zeroMs } = await measure(db);
  const measureAgain = async () => {
    const measured = await measure(db.background);
    if (measured.tookMs < PROMPT_MS) zeroMs = measured.zeroMs;
  };
  // Without the database there is nothing to do at any time; the last measurement goes on.
  const { stop } = repeat(measureAgain, MEASURE_MS, () => undefined);
  return { now: () => new Date(zeroMs + performance.now()), stop };
}

/** `zeroMs`: the database's time when this process's monotonic clock was at zero. */
async function measure(db: Database): Promise<{ zeroMs: number; tookMs: number }> {
  const askedAt = performance.now();
  const { at } = onlyRow(await db.query<{ at: Date }>('select clock_timestamp() as at'));
  const tookMs = performance.now() - askedAt;
  return { zeroMs: at.getTime() - askedAt - tookMs / 2, tookMs };
}
