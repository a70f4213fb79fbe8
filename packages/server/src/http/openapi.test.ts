import { ALL_ENDPOINTS, declaredStatuses } from '@simplato/contract';
import { expect, test } from 'vitest';
import { openStage } from '../../test/stage.ts';

const stage = openStage();

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { responses: Record<string, unknown>; summary: string }>>;
}

test('the published description holds every call with all that it may answer', async () => {
  const response = await stage.app.inject({ url: '/api/openapi.json' });
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

test('there is a page of it for people', async () => {
  const response = await stage.app.inject({ url: '/api/docs/' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toContain('text/html');
});
