import type { Database, Transaction } from './database.ts';

/**
 * Signals wake other parts of the house, in this process and in every other one: "restaurant 1001
 * has new orders", "its menu changed", "its kitchen is closed", "this session ended". They carry no data and may be lost;
 * whoever hears one reads the database. While the line to the other processes is down, nothing may
 * be answered from memory (`isTrusted`), and once it is back everything is read anew (`resync`).
 */
export type SignalTopic = 'orders' | 'menu' | 'house' | 'session';

export interface SignalListener {
  onSignal(topic: SignalTopic, key: string): void;
  /** Signals may have been missed: believe nothing held in memory. */
  onResync(): void;
}

export interface Signals {
  readonly isTrusted: boolean;
  listen(listener: SignalListener): () => void;
  /** After a commit: here at once, elsewhere very soon. */
  announce(topic: SignalTopic, key: string): void;
  /** In this process alone. */
  tellHere(topic: SignalTopic, key: string): void;
}

export const CHANNEL = 'simplato';
/** As PostgreSQL's list of connections calls the one that every server listens on. */
export const LISTENER = 'simplato-signals';
const TOPICS: readonly SignalTopic[] = ['orders', 'menu', 'house', 'session'];

/**
 * Does `work` in a transaction that announces what `work` says: exact, for what happens seldom and must not be
 * missed. Who answers from memory in this process knows of it before the caller goes on.
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
  for (const key of keys) db.signals.tellHere(topic, key);
  return result;
}

/** The listeners of one process, and the payload's form. */
export class LocalSignals {
  readonly #listeners = new Set<SignalListener>();

  listen(listener: SignalListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  dispatch(payload: string): void {
    const [topicText = '', key = ''] = payload.split(':');
    const topic = TOPICS.find((known) => known === topicText);
    if (!topic) return;
    for (const listener of this.#listeners) listener.onSignal(topic, key);
  }

  resync(): void {
    for (const listener of this.#listeners) listener.onResync();
  }
}
