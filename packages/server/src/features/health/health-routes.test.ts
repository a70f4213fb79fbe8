import { readHealth, readReadiness } from '@simplato/contract';
import { expect, test } from 'vitest';
import { openStage } from '../../../test/stage.ts';

const stage = openStage();

test('health and readiness are answered without any headers', async () => {
  const anybody = stage.visitor();
  expect(await anybody.call(readHealth)).toEqual({ status: 'ok' });
  expect(await anybody.call(readReadiness)).toEqual({ status: 'ready' });
});

test('without its database the process is alive but not ready', async () => {
  const anybody = stage.visitor(await stage.appWithoutDatabase());
  expect(await anybody.call(readHealth)).toEqual({ status: 'ok' });
  await anybody.refused('unavailable', readReadiness);
});

test.each([readHealth, readReadiness])(
  'monitoring may request $path with HEAD',
  async ({ path }) => {
    const ask = async (app = stage.app) => app.inject({ method: 'HEAD', url: `/api${path}` });
    expect(await ask()).toMatchObject({ statusCode: 200, body: '' });
    const isReadiness = path === readReadiness.path;
    const { statusCode } = await ask(await stage.appWithoutDatabase());
    expect(statusCode).toBe(isReadiness ? 503 : 200);
  },
);
