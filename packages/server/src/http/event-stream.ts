import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { AppError } from '../app-error.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { networkOf } from '../auth/network-of.ts';
import { onConnectionClose } from './on-connection-close.ts';

/** A browser whose EventSource lost the line tries again after this long. */
const RETRY_MS = 1_000;
/** For a stream that finds no room: somebody has to close another first. */
const RETRY_AFTER_S = 10;
/** A reader that has left this much unread is cut off; it will reconnect and be given the rest. */
const MAX_BUFFERED_BYTES = 1_000_000;
/** So is a reader that catches up on missed events and has read next to nothing for this long. */
const TIMEOUT_MS = 10_000;

/**
 * The streams that an application holds open, so that closing it can end them at once. Their number
 * is limited for each session and for each network address. A whole restaurant may share one
 * address: so diners have three quarters of its streams, and of them whoever holds most gives way to
 * somebody who holds none.
 */
export class EventStreams {
  readonly #open = new Set<EventStream>();
  #isOver = false;
  readonly #sessions: ConcurrencyLimit;
  readonly #addresses: ConcurrencyLimit;
  readonly #dinersPerAddress: number;
  /** The streams of diners, by address and session. */
  readonly #diners = new Map<string, Map<string, Set<EventStream>>>();

  constructor({ perSession, perAddress }: { perSession: number; perAddress: number }) {
    this.#sessions = new ConcurrencyLimit(perSession);
    this.#addresses = new ConcurrencyLimit(perAddress);
    this.#dinersPerAddress = Math.floor((perAddress * 3) / 4);
  }

  start(reply: FastifyReply, token: string, isStaff: boolean): EventStream {
    const address = networkOf(reply.request.ip);
    if (!this.#sessions.acquire(token)) throw new AppError('too_many_streams', {}, RETRY_AFTER_S);
    if (!(isStaff || this.#hasRoomForDiner(address, token)) || !this.#addresses.acquire(address)) {
      this.#sessions.release(token);
      throw new AppError('too_many_streams', {}, RETRY_AFTER_S);
    }
    const stream = new EventStream(reply);
    this.#open.add(stream);
    if (!isStaff) this.#addDiner(address, token, stream);
    stream.onClose(() => {
      this.#open.delete(stream);
      this.#sessions.release(token);
      this.#addresses.release(address);
    });
    if (this.#isOver) stream.end();
    return stream;
  }

  #addDiner(address: string, token: string, stream: EventStream): void {
    const diners = this.#diners.get(address) ?? new Map<string, Set<EventStream>>();
    const held = diners.get(token) ?? new Set();
    this.#diners.set(address, diners.set(token, held.add(stream)));
    stream.onClose(() => {
      held.delete(stream);
      if (held.size === 0) diners.delete(token);
      if (diners.size === 0) this.#diners.delete(address);
    });
  }

  /** Makes room, if need be: of the session that holds most, the newest stream ends. */
  #hasRoomForDiner(address: string, token: string): boolean {
    const sessions = [...(this.#diners.get(address) ?? [])];
    const count = sessions.reduce((sum, [, { size }]) => sum + size, 0);
    if (count < this.#dinersPerAddress) return true;
    const [[, most] = ['', new Set<EventStream>()]] = sessions.toSorted(
      ([, one], [, other]) => other.size - one.size,
    );
    if (most.size < 2 || sessions.some(([holder]) => holder === token)) return false;
    [...most].at(-1)?.end();
    return true;
  }

  get count(): number {
    return this.#open.size;
  }

  /** For good: a stream that is asked for from now on ends at once, and its client goes elsewhere. */
  endAll(): void {
    this.#isOver = true;
    for (const stream of this.#open) stream.end();
  }

  /**
   * Ends them one by one, so that their clients do not all reconnect to the next process at the
   * same moment.
   */
  async endOver(ms: number): Promise<void> {
    const leaving = [...this.#open];
    for (const stream of leaving) {
      stream.end();
      await sleep(ms / leaving.length);
    }
  }
}

/**
 * One answer of type text/event-stream, taken out of Fastify's hands. It begins with the first
 * event: a client that sees it open, and then reads a list, misses nothing between the two.
 */
export class EventStream {
  readonly #raw: FastifyReply['raw'];
  readonly #onClose: (() => void)[] = [];
  #isClosed = false;

  constructor(reply: FastifyReply) {
    reply.hijack();
    this.#raw = reply.raw;
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) this.#raw.setHeader(name, value);
    }
    this.#raw.on('error', () => this.#close());
    onConnectionClose(this.#raw, () => this.#close());
  }

  /** `data` is one line: JSON without line breaks. */
  send(event: string, data: string, id?: number): void {
    if (this.#isClosed) return;
    if (!this.#raw.headersSent) this.#begin();
    const idLine = id === undefined ? '' : `id: ${id}\n`;
    this.#raw.write(`event: ${event}\n${idLine}data: ${data}\n\n`);
    if (this.#raw.writableLength > MAX_BUFFERED_BYTES) this.end();
  }

  #begin(): void {
    this.#raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Keeps nginx and its kin from collecting the whole answer before they pass it on.
      'x-accel-buffering': 'no',
    });
    this.#raw.write(`retry: ${RETRY_MS}\n\n`);
  }

  /**
   * Resolves once the reader has read most of what was sent; false if the stream has ended. When
   * sending much at once, wait for this after each piece: otherwise even a reader that keeps up
   * exceeds the buffer limit and is cut off.
   */
  async drained(): Promise<boolean> {
    if (!this.#isClosed && this.#raw.writableNeedDrain) {
      const timer = setTimeout(() => this.end(), TIMEOUT_MS);
      const over = new AbortController();
      // A destroyed stream never drains, but it closes.
      const ends = ['drain', 'close'].map(async (name) => once(this.#raw, name, over));
      await Promise.race(ends).catch(() => undefined);
      over.abort();
      clearTimeout(timer);
    }
    return !this.#isClosed;
  }

  /** Runs `listener` when the stream ends; at once if it has ended already. */
  onClose(listener: () => void): void {
    if (this.#isClosed) listener();
    else this.#onClose.push(listener);
  }

  end(): void {
    this.#raw.destroy();
    this.#close();
  }

  #close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const listener of this.#onClose) listener();
  }
}
