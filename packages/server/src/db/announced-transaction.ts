import type { Database, Transaction } from './database.ts';
import { CHANNEL, type SignalTopic } from './signals.ts';

/**
 * Runs `work` in a transaction that also sends a signal for each key that `work` announces: the
 * signal is sent if and only if the change commits. For changes that are rare and must not be
 * missed. The listeners of this process have been notified when the promise resolves.
 */
export async function announcedTransaction<Result>(
  db: Database,
  topic: SignalTopic,
  work: (tx: Transaction, announce: (key: string | number) => void) => Promise<Result>,
): Promise<Result> {
  const keys = new Set<string>();
  const result = await db.transaction(async (tx) => {
    const done = await work(tx, (key) => keys.add(String(key)));
    for (const key of keys) {
      await tx.query('select pg_notify($1, $2)', [CHANNEL, `${topic}:${key}`]);
    }
    return done;
  });
  for (const key of keys) db.signals.dispatchLocally(topic, key);
  return result;
}
