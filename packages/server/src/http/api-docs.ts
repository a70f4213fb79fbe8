import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';
import { PrecompressedBody, sendPrecompressed } from './precompressed-body.ts';

/** The API for people at /api/docs, and for programs at /api/openapi.json. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  const document = openApiDocument();
  let body: PrecompressedBody | undefined;
  app.get('/api/openapi.json', async (request, reply) => {
    body ??= new PrecompressedBody(JSON.stringify(document));
    return sendPrecompressed(request, reply.type('application/json; charset=utf-8'), body);
  });
  await app.register(fastifySwagger, {
    mode: 'static',
    specification: { document: document as never },
  });
  // Its page has the policy of every answer. The other layout has a bar with a logo whose inline
  // style that policy blocks, and a field to open descriptions from elsewhere.
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { layout: 'BaseLayout' },
  });
}
