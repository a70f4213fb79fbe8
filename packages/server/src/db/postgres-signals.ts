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
/** A LISTEN connection is silent by nature: it is asked now and then whether it still lives. */
const PROBE_MS = 5_000;
/** Other processes hear of an order this much later; a busy evening costs a hundred NOTIFYs a second. */
const GATHER_MS = 10;

type Notify = (values: [channel: string, payloads: string[]]) => Promise<unknown>;

/**
 * Signals between processes, through LISTEN/NOTIFY on a connection of their own.
 *
 * `announce` runs after the commit it speaks of and gathers what comes together: a NOTIFY inside an
 * order's own transaction would make all commits of the server wait for one lock (decision 0004).
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
    // A line that went dead without a word would be trusted for ever, and so would what is remembered.
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
      // What this process announced, it has already heard.
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
    // Lost with the database: every process looks for missed orders by itself once it is back.
    await this.#notify([CHANNEL, payloads]).catch(() => undefined);
  }
}
