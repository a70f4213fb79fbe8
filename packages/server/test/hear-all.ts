import { randomUUID } from 'node:crypto';
import type { Database } from '../src/db/database.ts';
import { CHANNEL } from '../src/db/signals.ts';

/**
 * Settles once `hearer` has received the signals of everything committed so far. PostgreSQL delivers them
 * in order of commit but with a delay, also to the process that committed; a test that counts queries or
 * events must wait for them.
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
      // The connection was lost; afterwards everything is read again anyway.
      onResync() {
        stop();
        resolve();
      },
    });
  });
  await sayer.query('select pg_notify($1, $2)', [CHANNEL, `session:${mark}`]);
  await heard;
}
