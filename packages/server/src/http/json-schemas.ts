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
