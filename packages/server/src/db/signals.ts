import type { Database, Transaction } from './database.ts';

/**
 * Signals wake other parts of the server, in this process and in all others: "restaurant 1001 has new
 * orders", "its menu changed", "its settings changed", "this session ended". They carry no data and may be
 * lost; whoever hears one reads the database. While the line to the other processes is down, nothing may be
 * answered from memory (`isTrusted`), and once it is back everything is read anew (`onResync`).
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
  /** To be called after the commit: this process hears it at once, the others very soon. */
  announce(topic: SignalTopic, key: string): void;
  /** Only this process hears it. */
  tellHere(topic: SignalTopic, key: string): void;
}

export const CHANNEL = 'simplato';
/** The name, in PostgreSQL's list of connections, of the one on which each server listens. */
export const LISTENER = 'simplato-signals';
const TOPICS: readonly SignalTopic[] = ['orders', 'menu', 'house', 'session'];

/**
 * Does `work` in a transaction that also announces the keys that `work` names: so the announcement comes if and
 * only if the change does. For changes that are rare and must not be missed. This process has heard of it when
 * the promise resolves.
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

/** The listeners of one process; a payload is `topic:key`. */
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
