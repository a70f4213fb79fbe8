import type { FastifyReply } from 'fastify';

/** A browser whose EventSource lost the line tries again after this long. */
const RETRY_MS = 1_000;
/** A reader that takes nothing in for this much is let go; it will come back and be given the rest. */
const MAX_BUFFERED_BYTES = 1_000_000;

/** The streams that an application holds open, so that closing it ends them at once. */
export class EventStreams {
  readonly #open = new Set<EventStream>();

  start(reply: FastifyReply): EventStream {
    const stream = new EventStream(reply);
    this.#open.add(stream);
    stream.onClose(() => this.#open.delete(stream));
    return stream;
  }

  endAll(): void {
    for (const stream of this.#open) stream.end();
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
