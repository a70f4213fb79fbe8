import { setTimeout } from 'node:timers/promises';
import { DatabaseAway, type Database } from '../db/database.ts';
import { SingleFlight } from '../concurrency/single-flight.ts';

/** Well within the ten seconds that Prometheus waits unless told otherwise. */
const TIMEOUT_MS = 2_500;

/**
 * A question to the database by those who watch this process. It goes over the background's
 * connections, because the calls' may all be busy while the database is well, and an answer that
 * does not come in time is DatabaseAway. Anybody may ask for readiness, so those who ask at the same
 * moment share one query: a flood of them keeps no payment waiting.
 */
export function askInTime<Answer>(
  db: Database,
  ask: (db: Database) => Promise<Answer>,
): () => Promise<Answer> {
  const shared = new SingleFlight<Answer>();
  return async () => {
    const asked = shared.ask('', async () => ask(db.background));
    const limit = new AbortController();
    const late = setTimeout(TIMEOUT_MS, null, { signal: limit.signal }).then(() => {
      throw new DatabaseAway({ cause: new Error(`no answer within ${TIMEOUT_MS} ms`) });
    });
    return Promise.race([asked, late]).finally(() => limit.abort());
  };
}
