import { errorBody, type Endpoint } from '@simplato/contract';
import * as z from 'zod/mini';

type JsonSchema = Record<string, unknown>;

/** The JSON Schema of the wire format, for the serializer and for the API page. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io,
    // JSON Schema has no transforms: the wire carries their input, and only the server sees their
    // output.
    unrepresentable: 'any',
  }) as JsonSchema;
  return rest;
}

const errorSchema = jsonSchema(errorBody, 'output');

/** Schemas by status, for Fastify's serializer, which writes only declared fields. */
export function answerSchemas(endpoint: Endpoint, errorStatuses: number[]): JsonSchema {
  const answers = Object.entries(endpoint.answers).map(
    ([status, schema]) => [status, jsonSchema(schema, 'output')] as const,
  );
  return Object.fromEntries([...errorStatuses.map((status) => [status, errorSchema]), ...answers]);
}
