/**
 * Signals notify other parts of the server, in this process and in all others: "restaurant 1001 has
 * new orders", "its menu changed", "its settings changed", "somebody at this tab chooses something
 * else", "what this phone asked for has come to nothing", "somebody looks at its board", "this session
 * ended". They carry no data and may be lost; a listener reads the database. While the connection that
 * receives them is down, no cache may be used (`isTrusted` is false), and once it is back everything is
 * read again (`onResync`). Processes of two versions understand each other by these topics, so the
 * settings keep theirs, `house`.
 */
export type SignalTopic = 'orders' | 'menu' | 'house' | 'session' | 'table' | 'visit' | 'kitchen';

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
  dispatchLocally(topic: SignalTopic, key: string): void;
}

export const CHANNEL = 'simplato';
/** The application name of the connection on which each server listens (pg_stat_activity). */
export const LISTENER = 'simplato-signals';
const TOPICS: readonly SignalTopic[] = [
  'orders',
  'menu',
  'house',
  'session',
  'table',
  'visit',
  'kitchen',
];

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
