import type { Readable } from 'node:stream';
import type { Endpoint } from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { readCall, routeOf, type Call } from './serve.ts';

export interface FileAnswer {
  /** The file name for the download; ASCII. */
  name: string;
  content: Readable;
}

/** Registers an endpoint whose success is a file, streamed while it is generated. */
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
