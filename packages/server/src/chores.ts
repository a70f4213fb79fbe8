import { AUTOVACUUM_EVERY_MS, vacuumWhatIsDue } from './db/autovacuum.ts';
import type { Database } from './db/database.ts';
import { repeat } from './repeat.ts';
import { sweep, SWEEP_EVERY_MS } from './sweep.ts';

/**
 * Cleans up now and periodically. Returns a function that stops it and waits for the current run.
 */
export function startChores(
  db: Database,
  now: () => Date,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const chores = [repeat(async () => sweep(db, now()), SWEEP_EVERY_MS, onError)];
  if (db.kind === 'embedded') {
    chores.push(repeat(async () => vacuumWhatIsDue(db), AUTOVACUUM_EVERY_MS, onError));
  }
  for (const { wake } of chores) wake();
  return async () => {
    await Promise.all(chores.map(async ({ stop }) => stop()));
  };
}
