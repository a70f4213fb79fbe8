import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { AppError } from '../app-error.ts';
import { Crowd } from './crowd.ts';
import { networkOf } from './network-of.ts';

/** A browser whose EventSource lost the line tries again after this long. */
const RETRY_MS = 1_000;
/** A reader that takes nothing in for this much is let go; it will come back and be given the rest. */
const MAX_BUFFERED_BYTES = 1_000_000;
/** So is one that is being given what it missed and has taken in next to nothing for this long. */
const PATIENCE_MS = 10_000;

/**
 * The streams that an application holds open, so that closing it ends them at once: so many of one session,
 * and so many of one address, behind which stands a whole restaurant.
 */
export class EventStreams {
  readonly #open = new Set<EventStream>();
  readonly #sessions: Crowd;
  readonly #addresses: Crowd;

  constructor({ perSession, perAddress }: { perSession: number; perAddress: number }) {
    this.#sessions = new Crowd(perSession);
    this.#addresses = new Crowd(perAddress);
  }

  start(reply: FastifyReply, token: string): EventStream {
    const address = networkOf(reply.request.ip);
    if (!this.#sessions.enter(token)) throw new AppError('too_many_streams');
    if (!this.#addresses.enter(address)) {
      this.#sessions.leave(token);
      throw new AppError('too_many_streams');
    }
    const stream = new EventStream(reply);
    this.#open.add(stream);
    stream.onClose(() => {
      this.#open.delete(stream);
      this.#sessions.leave(token);
      this.#addresses.leave(address);
    });
    return stream;
  }

  get count(): number {
    return this.#open.size;
  }

  endAll(): void {
    for (const stream of this.#open) stream.end();
  }

  /** Ends them one after the other, so that whoever takes them over is not stormed. */
  async endOver(ms: number): Promise<void> {
    const leaving = [...this.#open];
    for (const stream of leaving) {
      stream.end();
      await sleep(ms / leaving.length);
    }
  }
}

/** One answer of type text/event-stream, taken out of Fastify's hands. */
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
    this.#raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // A proxy that gathers the answer before passing it on would make it a letter, not a stream.
      'x-accel-buffering': 'no',
    });
    this.#raw.write(`retry: ${RETRY_MS}\n\n`);
    this.#raw.on('close', () => this.#close());
    this.#raw.on('error', () => this.#close());
  }

  /** `data` is one line: JSON without line breaks. */
  send(event: string, data: string, id?: number): void {
    if (this.#isClosed) return;
    const idLine = id === undefined ? '' : `id: ${id}\n`;
    this.#raw.write(`event: ${event}\n${idLine}data: ${data}\n\n`);
    if (this.#raw.writableLength > MAX_BUFFERED_BYTES) this.end();
  }

  /**
   * Settles once the reader has taken in most of what was sent: whoever has much to tell asks after each
   * piece, or the one that reads well would be let go with the one that does not. False: it has ended.
   */
  async taken(): Promise<boolean> {
    if (!this.#isClosed && this.#raw.writableNeedDrain) {
      const timer = setTimeout(() => this.end(), PATIENCE_MS);
      const over = new AbortController();
      // One that is destroyed closes, and drains no more.
      const ends = ['drain', 'close'].map(async (name) => once(this.#raw, name, over));
      await Promise.race(ends).catch(() => undefined);
      over.abort();
      clearTimeout(timer);
    }
    return !this.#isClosed;
  }

  /** Runs when the stream ends, also when it has ended already. */
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
