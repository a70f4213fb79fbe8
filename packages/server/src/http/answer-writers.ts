import fastJson from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import type { ZodMiniType } from 'zod/mini';
import { jsonSchema } from './json-schemas.ts';

type Writer = (answer: unknown) => string;

/**
 * One compiled serializer a schema, when it is first needed. By default Fastify compiles one for
 * every status of every endpoint, a thousand in all, though errors all look alike and many endpoints
 * return the same order: that takes 90 MB of heap and a second or two at every start.
 */
const writers = new WeakMap<ZodMiniType, Writer>();

export function shareAnswerWriters(api: FastifyInstance): void {
  api.setSerializerCompiler<ZodMiniType>(
    ({ schema }) =>
      (answer) =>
        writerOf(schema)(answer),
  );
}

function writerOf(schema: ZodMiniType): Writer {
  const known = writers.get(schema);
  if (known) return known;
  const writer = fastJson(
    jsonSchema(schema, 'output') as unknown as Parameters<typeof fastJson>[0],
  );
  writers.set(schema, writer);
  return writer;
}
