import type { Readable } from 'node:stream';
import type { Endpoint } from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { readCall, routeOf, type Call } from './serve.ts';

export interface FileAnswer {
  /** As it is called when it is stored; plain letters. */
  name: string;
  content: Readable;
}

/** Registers an endpoint whose success is a file, sent while it is made. */
export function serveFile<E extends Endpoint & { file: string }>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<NoInfer<E>>) => Promise<FileAnswer>,
): void {
  app.route({
    ...routeOf(endpoint),
    handler: async (request, reply) => {
      const { name, content } = await handler(readCall(endpoint, request, reply));
      return reply
        .type(endpoint.file)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(content);
    },
  });
}
