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

/**
 * Signals between processes, through LISTEN/NOTIFY, on a connection of its own: under load a signal
 * does not wait behind everybody's queries. Its commits do not wait for the disk: a signal carries
 * no data.
 *
 * `announce` is called after the commit and batches: a NOTIFY inside the order's own transaction
 * would make all commits of the database server wait for one lock (decision 0004).
 */
export class PostgresSignals implements Signals {
  readonly #connection: pg.ClientConfig;
  readonly #local = new LocalSignals();
  readonly #processId = randomUUID();
  #client: pg.Client | null = null;
  /** Resolves after the last query: pg takes one at a time. */
  #asked: Promise<unknown> = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;
  #probe: NodeJS.Timeout | undefined;
  #pending = new Set<string>();
  #gather: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(connection: pg.ClientConfig) {
    // Otherwise a dead connection would go unnoticed, and stale caches would be trusted for ever.
    const limit = { keepAlive: true, query_timeout: PROBE_MS };
    this.#connection = { ...connection, ...limit, application_name: LISTENER };
  }

  get isTrusted(): boolean {
    return this.#client !== null;
  }

  listen(listener: SignalListener): () => void {
    return this.#local.listen(listener);
  }

  dispatchLocally(topic: SignalTopic, key: string): void {
    this.#local.dispatch(`${topic}:${key}`);
  }

  announce(topic: SignalTopic, key: string): void {
    this.dispatchLocally(topic, key);
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
      await client.query('set synchronous_commit = off');
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
    this.#asked = Promise.resolve();
    this.#probe = setInterval(() => {
      void this.#ask(client, async () => client.query('select 1'));
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

  /** A query that fails or is not answered in time shows that the connection is lost. */
  async #ask(client: pg.Client, query: () => Promise<unknown>): Promise<void> {
    this.#asked = this.#asked.then(query).catch(() => this.#lose(client));
    await this.#asked;
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
    // Without the connection, or if it fails, these signals are lost: every process also polls.
    const client = this.#client;
    if (!client) return;
    await this.#ask(client, async () =>
      client.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
        CHANNEL,
        payloads,
      ]),
    );
  }
}
