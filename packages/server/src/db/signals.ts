import type { Database, Transaction } from './database.ts';

/**
 * Signals notify other parts of the server, in this process and in all others: "restaurant 1001 has
 * new orders", "its menu changed", "its settings changed", "this session ended". They carry no data
 * and may be lost; a listener reads the database. While the connection that receives them is down,
 * no cache may be used (`isTrusted` is false), and once it is back everything is read again
 * (`onResync`).
 */
export type SignalTopic = 'orders' | 'menu' | 'house' | 'session';

export interface SignalListener {
  onSignal(topic: SignalTopic, key: string): void;
  /** Signals may have been missed: drop everything cached. */
  onResync(): void;
}

export interface Signals {
  readonly isTrusted: boolean;
  listen(listener: SignalListener): () => void;
  /** To be called after the commit. This process receives it at once, the others a few ms later. */
  announce(topic: SignalTopic, key: string): void;
  /** Notifies the listeners of this process only. */
  tellHere(topic: SignalTopic, key: string): void;
}

export const CHANNEL = 'simplato';
/** The application name of the connection on which each server listens (pg_stat_activity). */
export const LISTENER = 'simplato-signals';
const TOPICS: readonly SignalTopic[] = ['orders', 'menu', 'house', 'session'];

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
