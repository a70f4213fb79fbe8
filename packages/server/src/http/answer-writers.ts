import fastJson from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';

type Writer = (answer: unknown) => string;

/**
 * Writers of answers, one for every schema that there is. Left to itself Fastify compiles one for every
 * status of every call, a thousand of them, though all failures look alike and many calls answer with the
 * same order: 90 MB of heap, and a second or two at every start.
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
