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
        answerWriter(schema)(answer),
  );
}

/** Writes an answer as JSON; what the schema does not name is left out. */
export function answerWriter(schema: ZodMiniType): Writer {
  const known = writers.get(schema);
  if (known) return known;
  const writer = fastJson(
    withoutUnions(jsonSchema(schema, 'output')) as Parameters<typeof fastJson>[0],
  );
  writers.set(schema, writer);
  return writer;
}

/**
 * For the serializer, something that may be null is of its own type. As a union of two it would have each
 * value validated to find its branch, by code whose compilation holds up a server's first answers.
 */
function withoutUnions(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutUnions);
  if (!isObject(schema)) return schema;
  const { anyOf, ...rest } = schema;
  const branches = Array.isArray(anyOf) ? anyOf.filter(isObject) : [];
  const some = branches.filter(({ type }) => type !== 'null');
  const nullable = some.length < branches.length;
  const [first] = some;
  if (first && some.length === 1) {
    return withoutUnions({ ...rest, ...first, ...(nullable && { nullable }) });
  }
  // Numbers of which only some are allowed are written as numbers are.
  if (first?.['type'] === 'number' && some.every(({ type }) => type === 'number')) {
    return { ...rest, type: 'number', ...(nullable && { nullable }) };
  }
  // A union of objects is left whole: the validator reads what may be null as it stood.
  if (branches.length > 0) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, withoutUnions(value)]),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
