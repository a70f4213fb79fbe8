import { randomUUID } from 'node:crypto';
import pg from 'pg';
import {
  CHANNEL,
  LISTENER,
  LocalSignals,
  type SignalListener,
  type Signals,
  type SignalTopic,
} from './signals.ts';

const RECONNECT_MS = 500;
/** A LISTEN connection may be silent for hours: a probe finds out whether it is still alive. */
const PROBE_MS = 5_000;
/**
 * Announcements are batched for this long: at most a hundred NOTIFYs a second, for 10 ms of delay.
 */
const GATHER_MS = 10;

type Notify = (values: [channel: string, payloads: string[]]) => Promise<unknown>;

/**
 * Signals between processes, through LISTEN/NOTIFY; listening has a connection of its own.
 *
 * `announce` is called after the commit and batches: a NOTIFY inside the order's own transaction
 * would make all commits of the database server wait for one lock (decision 0004).
 */
export class PostgresSignals implements Signals {
  readonly #connection: pg.ClientConfig;
  readonly #notify: Notify;
  readonly #local = new LocalSignals();
  readonly #processId = randomUUID();
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | undefined;
  #probe: NodeJS.Timeout | undefined;
  #pending = new Set<string>();
  #gather: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(connection: pg.ClientConfig, notify: Notify) {
    // Otherwise a dead connection would go unnoticed, and stale caches would be trusted for ever.
    const patience = { keepAlive: true, query_timeout: PROBE_MS };
    this.#connection = { ...connection, ...patience, application_name: LISTENER };
    this.#notify = notify;
  }

  get isTrusted(): boolean {
    return this.#client !== null;
  }

  listen(listener: SignalListener): () => void {
    return this.#local.listen(listener);
  }

  tellHere(topic: SignalTopic, key: string): void {
    this.#local.dispatch(`${topic}:${key}`);
  }

  announce(topic: SignalTopic, key: string): void {
    this.tellHere(topic, key);
    this.#pending.add(`${topic}:${key}:${this.#processId}`);
    this.#gather ??= setTimeout(() => void this.#flush(), GATHER_MS);
  }

  async connect(): Promise<void> {
    const client = new pg.Client(this.#connection);
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload = '' }) => {
      // This process has already dispatched its own announcements.
      if (!payload.endsWith(this.#processId)) this.#local.dispatch(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    if (this.#closed) {
      await client.end();
      return;
    }
    this.#client = client;
    this.#probe = setInterval(() => {
      client.query('select 1').catch(() => this.#lose(client));
    }, PROBE_MS);
    this.#local.resync();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#probe);
    clearTimeout(this.#gather);
    await this.#flush();
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  #lose(client: pg.Client): void {
    if (this.#closed || (this.#client !== null && this.#client !== client)) return;
    const wasConnected = this.#client === client;
    this.#client = null;
    clearInterval(this.#probe);
    if (wasConnected) {
      client.end().catch(() => undefined);
      this.#local.resync();
    }
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.connect().catch(() => this.#lose(client));
    }, RECONNECT_MS);
  }

  async #flush(): Promise<void> {
    this.#gather = undefined;
    if (this.#pending.size === 0) return;
    const payloads = [...this.#pending];
    this.#pending = new Set();
    // A failure loses these signals: every process looks for missed orders after it reconnects.
    await this.#notify([CHANNEL, payloads]).catch(() => undefined);
  }
}
