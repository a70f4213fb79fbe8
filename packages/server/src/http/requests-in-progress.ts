import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Tracks the requests in progress, so that a process can finish them before it ends. */
export class RequestsInProgress {
  readonly #answers = new Set<ServerResponse>();
  #tellIdle: () => void = () => undefined;

  watch(app: FastifyInstance): void {
    app.addHook('onRequest', (_request, { raw }, done) => {
      this.#answers.add(raw);
      const end = () => {
        this.#answers.delete(raw);
        if (this.#answers.size === 0) this.#tellIdle();
      };
      raw.once('finish', end).once('close', end);
      done();
    });
  }

  /** Resolves once all are answered, at the latest after `patienceMs`. */
  async settled(patienceMs: number): Promise<void> {
    if (this.#answers.size === 0) return;
    const limit = new AbortController();
    const idle = new Promise<void>((resolve) => {
      this.#tellIdle = resolve;
    });
    await Promise.race([idle, setTimeout(patienceMs, null, { signal: limit.signal })]);
    limit.abort();
  }
}
