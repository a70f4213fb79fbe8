import { randomUUID } from 'node:crypto';
import type { Database } from '../src/db/database.ts';
import { CHANNEL } from '../src/db/signals.ts';

/**
 * Settles once `hearer` has heard of everything that was committed so far. PostgreSQL tells in the order of
 * the commits, and whenever it gets to it: a change is news again to those who knew of it at once, and a
 * test that counts what is read or told anew must not begin before.
 */
export async function hearAll(sayer: Database, hearer: Database): Promise<void> {
  if (sayer.kind === 'embedded') return;
  const mark = randomUUID();
  const heard = new Promise<void>((resolve) => {
    const stop = hearer.signals.listen({
      onSignal(_topic, key) {
        if (key !== mark) return;
        stop();
        resolve();
      },
      // The line was lost: whatever was said meanwhile is read anew.
      onResync() {
        stop();
        resolve();
      },
    });
  });
  await sayer.query('select pg_notify($1, $2)', [CHANNEL, `session:${mark}`]);
  await heard;
}
