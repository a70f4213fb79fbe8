import fastJson from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

type Writer = (answer: unknown) => string;

/**
 * Shares one compiled serializer per distinct schema. By default Fastify compiles one for every
 * status of every endpoint, a thousand in all, though errors all look alike and many endpoints
 * return the same order: that takes 90 MB of heap and a second or two at every start.
 */
const writers = new Map<string, Writer>();

export function shareAnswerWriters(api: FastifyInstance): void {
  api.setSerializerCompiler(({ schema }) => {
    const key = JSON.stringify(schema);
    let writer = writers.get(key);
    if (!writer) {
      writer = fastJson(schema as Parameters<typeof fastJson>[0]);
      writers.set(key, writer);
    }
    return writer;
  });
}
