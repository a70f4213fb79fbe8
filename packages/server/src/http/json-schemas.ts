import { errorBody, type Endpoint } from '@simplato/contract';
import * as z from 'zod/mini';

type JsonSchema = Record<string, unknown>;

/** The JSON Schema of what stands on the wire, for the serialiser and the API page alike. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io,
    // What a transform makes of an input is the server's business; the wire holds what goes in.
    unrepresentable: 'any',
  }) as JsonSchema;
  return rest;
}

const errorSchema = jsonSchema(errorBody, 'output');

/** Schemas by status, as Fastify's serialiser takes them; it writes declared fields and no others. */
export function answerSchemas(endpoint: Endpoint, errorStatuses: number[]): JsonSchema {
  const answers = Object.entries(endpoint.answers).map(
    ([status, schema]) => [status, jsonSchema(schema, 'output')] as const,
  );
  return Object.fromEntries([...errorStatuses.map((status) => [status, errorSchema]), ...answers]);
}
