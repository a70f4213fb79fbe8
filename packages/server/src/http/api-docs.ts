import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

/** The API for people at /api/docs, and for programs at /api/openapi.json. */
export async function apiDocs(api: FastifyInstance): Promise<void> {
  const document = openApiDocument();
  api.get('/openapi.json', async () => document);
  await api.register(fastifySwagger, {
    mode: 'static',
    specification: { document: document as never },
  });
  await api.register(fastifySwaggerUi, { routePrefix: '/docs', staticCSP: true });
}
