import { ALL_ENDPOINTS, declaredStatuses } from '@simplato/contract';
import { expect, test } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';

const testApp = openTestApp();

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { responses: Record<string, unknown>; summary: string }>>;
}

test('the published description contains every call with all its responses', async () => {
  const response = await testApp.app.inject({ url: '/api/openapi.json' });
  const { paths, openapi } = response.json<Document>();
  expect(openapi).toMatch(/^3\./);
  for (const endpoint of ALL_ENDPOINTS) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operation = paths[path]?.[endpoint.method.toLowerCase()];
    expect(operation?.summary).toBe(endpoint.summary);
    const statuses = Object.keys(operation?.responses ?? {}).map(Number);
    expect(statuses.toSorted((one, other) => one - other)).toEqual(declaredStatuses(endpoint));
  }
});

type Schema = Readonly<Record<string, unknown>>;

/** The places in a schema where a text, list or number has no limit. */
function unbounded(schema: Schema, place: string): string[] {
  const has = (word: string) => schema[word] !== undefined;
  const inner = ['anyOf', 'oneOf', 'allOf'].flatMap((word) =>
    ((schema[word] ?? []) as Schema[]).flatMap((one) => unbounded(one, place)),
  );
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  const others = schema['additionalProperties'] as Schema | boolean | undefined;
  return [
    ...inner,
    ...properties.flatMap(([name, one]) => unbounded(one, `${place}.${name}`)),
    ...(has('items') ? unbounded(schema['items'] as Schema, `${place}[]`) : []),
    ...(typeof others === 'object' ? unbounded(others, `${place}.*`) : []),
    ...(isBounded(schema) ? [] : [place]),
  ];
}

function isBounded(schema: Schema): boolean {
  const has = (word: string) => schema[word] !== undefined;
  if (has('enum') || has('const')) return true;
  switch (schema['type']) {
    case 'string':
      return has('maxLength') || isBoundedPattern(schema['pattern']);
    case 'array':
      return has('maxItems');
    case 'number':
    case 'integer':
      return has('minimum') && has('maximum');
    case 'object':
      // Declared property names limit how many there are.
      return typeof schema['additionalProperties'] !== 'object' || has('propertyNames');
    case 'boolean':
    case 'null':
      return true;
    default:
      return has('anyOf') || has('oneOf') || has('allOf');
  }
}

/** Whether a pattern is anchored at both ends and has no unlimited repetition. */
function isBoundedPattern(pattern: unknown): boolean {
  if (typeof pattern !== 'string') return false;
  const bare = pattern.replaceAll(/\\.|\[[^\]]*\]/g, 'x');
  return bare.startsWith('^') && bare.endsWith('$') && !/[*+]|\{\d+,\}/.test(bare);
}

interface Operation {
  parameters: { name: string; schema: Schema }[];
  requestBody?: { 'x-max-bytes'?: number; content: Record<string, { schema: Schema }> };
}

test('everything that a caller may send has a documented limit', async () => {
  const response = await testApp.app.inject({ url: '/api/openapi.json' });
  const { paths } = response.json<{ paths: Record<string, Record<string, Operation>> }>();
  const found = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters, requestBody }]) => {
      const call = `${method} ${path}`;
      const bodies = Object.values(requestBody?.content ?? {});
      return [
        ...parameters.flatMap(({ name, schema }) => unbounded(schema, `${call} ${name}`)),
        ...bodies.flatMap(({ schema }) => unbounded(schema, `${call} body`)),
        ...(requestBody && !requestBody['x-max-bytes'] ? [`${call} bytes`] : []),
      ];
    }),
  );
  expect(found).toEqual([]);
});

test.each([
  { schema: { type: 'string' }, is: false },
  { schema: { type: 'string', pattern: '^[a-z]{1,9}$' }, is: true },
  { schema: { type: 'string', pattern: '^[a-z]+$' }, is: false },
  { schema: { type: 'string', pattern: '[a-z]{1,9}' }, is: false },
  { schema: { type: 'integer', minimum: 1 }, is: false },
  { schema: { type: 'array', items: { type: 'boolean' } }, is: false },
  { schema: { type: 'object', additionalProperties: { type: 'null' } }, is: false },
  { schema: {}, is: false },
])('the schema $schema has a limit: $is', ({ schema, is }) => {
  expect(unbounded(schema, 'it').length === 0).toBe(is);
});

test('the API description is also served as a web page', async () => {
  const response = await testApp.app.inject({ url: '/api/docs/' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toContain('text/html');
});
