import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { errorMessage } from '@simplato/contract';
import type { FastifyInstance } from 'fastify';

/** The built pages: beside the built server, and where the sources stand in development. */
const FOLDER = ['../../web/dist/', '../../../web/dist/']
  .map((place) => fileURLToPath(new URL(place, import.meta.url)))
  .find((folder) => fs.existsSync(folder));

const A_YEAR_S = 31_536_000;

/** Serves the pages. Every address that is no file is the page itself, whose router knows it. */
export async function website(app: FastifyInstance): Promise<void> {
  if (FOLDER === undefined) return;
  await app.register(fastifyStatic, {
    root: FOLDER,
    wildcard: false,
    cacheControl: false,
    setHeaders(response, file) {
      // Files under assets/ carry a hash in their name; the page that names them does not.
      const isHashed = file.includes('/assets/');
      response.header(
        'cache-control',
        isHashed ? `public, max-age=${A_YEAR_S}, immutable` : 'no-cache',
      );
    },
  });
  app.get('/*', (request, reply) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/assets/')) {
      return reply.code(404).send({ code: 'not_found', message: errorMessage('not_found') });
    }
    return reply.sendFile('index.html');
  });
}
