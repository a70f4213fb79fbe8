import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { EventStreams } from './event-stream.ts';
import type { ServerResponse } from 'node:http';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Makes /ready fail while everything is still served; after half of `ms`, ends the open streams
     * one by one, so that their clients reconnect to another process.
     */
    drain(ms: number): Promise<void>;
  }
}

const LAST_ANSWERS_MS = 10_000;

/**
 * Makes closing the application a graceful shutdown: it ends the streams and waits up to ten seconds
 * for the requests in progress. Returns a function that tells whether the shutdown has begun.
 */
export function prepareShutdown(app: FastifyInstance, streams: EventStreams): () => boolean {
  let isShuttingDown = false;
  const requests = new RequestsInProgress();
  requests.watch(app);
  app.decorate('drain', async (ms: number) => {
    isShuttingDown = true;
    await sleep(ms / 2);
    await streams.endOver(ms / 2);
  });
  app.addHook('preClose', async () => {
    isShuttingDown = true;
    streams.endAll();
    await requests.settled(LAST_ANSWERS_MS);
  });
  return () => isShuttingDown;
}

/** Tracks the requests in progress, so that a process can finish them before it ends. */
class RequestsInProgress {
  readonly #answers = new Set<ServerResponse>();
  #resolveIdle: () => void = () => undefined;

  watch(app: FastifyInstance): void {
    app.addHook('onRequest', (_request, { raw }, done) => {
      this.#answers.add(raw);
      const end = () => {
        this.#answers.delete(raw);
        if (this.#answers.size === 0) this.#resolveIdle();
      };
      raw.once('finish', end).once('close', end);
      done();
    });
  }

  /** Resolves once all are answered, at the latest after `timeoutMs`. */
  async settled(timeoutMs: number): Promise<void> {
    if (this.#answers.size === 0) return;
    const limit = new AbortController();
    const idle = new Promise<void>((resolve) => {
      this.#resolveIdle = resolve;
    });
    await Promise.race([idle, sleep(timeoutMs, null, { signal: limit.signal })]);
    limit.abort();
  }
}
