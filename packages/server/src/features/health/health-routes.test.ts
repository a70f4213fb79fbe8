import { listProducts, placeOrder, readHealth, readReadiness } from '@simplato/contract';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();

test('health and readiness are answered without any headers', async () => {
  const anybody = testApp.visitor();
  expect(await anybody.call(readHealth)).toEqual({ status: 'ok' });
  expect(await anybody.call(readReadiness)).toEqual({ status: 'ready', writable: true });
});

test('without its database the process is alive but not ready', async () => {
  const anybody = testApp.visitor(await testApp.appWithoutDatabase());
  expect(await anybody.call(readHealth)).toEqual({ status: 'ok' });
  await anybody.refused('unavailable', readReadiness);
});

test('on a read-only database the process is ready, because it serves menus, but says so', async () => {
  const restaurant = await testApp.openRestaurant();
  const { cookies } = await restaurant.seat();
  const guest = testApp.visitor(await testApp.appOnReadOnlyDatabase(), cookies);
  expect(await guest.call(listProducts)).not.toHaveLength(0);
  await guest.refused('unavailable', placeOrder, { body: restaurant.order({ agua: 1 }) });
  expect(await guest.call(readReadiness)).toEqual({ status: 'ready', writable: false });
});

test.each([readHealth, readReadiness])(
  'monitoring may request $path with HEAD',
  async ({ path }) => {
    const ask = async (app = testApp.app) => app.inject({ method: 'HEAD', url: `/api${path}` });
    expect(await ask()).toMatchObject({ statusCode: 200, body: '' });
    const isReadiness = path === readReadiness.path;
    const { statusCode } = await ask(await testApp.appWithoutDatabase());
    expect(statusCode).toBe(isReadiness ? 503 : 200);
  },
);
