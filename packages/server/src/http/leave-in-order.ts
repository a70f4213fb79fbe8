import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { CallsUnderWay } from './calls-under-way.ts';
import type { EventStreams } from './event-stream.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Makes /ready fail while everything is still served; after half of `ms`, ends the open streams
     * one by one, so that their clients reconnect to another process.
     */
    prepareToLeave(ms: number): Promise<void>;
  }
}

const LAST_ANSWERS_MS = 10_000;

/**
 * Graceful shutdown: closing the application ends the streams and waits a while for the requests in
 * progress. Returns a function that tells whether the shutdown has begun.
 */
export function leaveInOrder(app: FastifyInstance, streams: EventStreams): () => boolean {
  let isLeaving = false;
  const calls = new CallsUnderWay();
  calls.watch(app);
  app.decorate('prepareToLeave', async (ms: number) => {
    isLeaving = true;
    await sleep(ms / 2);
    await streams.endOver(ms / 2);
  });
  app.addHook('preClose', async () => {
    isLeaving = true;
    streams.endAll();
    await calls.settled(LAST_ANSWERS_MS);
  });
  return () => isLeaving;
}
