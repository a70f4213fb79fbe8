import { AUTOVACUUM_EVERY_MS, vacuumWhatIsDue } from './db/autovacuum.ts';
import type { Database } from './db/database.ts';
import { repeat } from './repeat.ts';
import { sweep, SWEEP_EVERY_MS } from './sweep.ts';

/** Tidies up at once and from time to time. Answers how to stop: done once what is under way is over. */
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
