import { expect, test } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';
import { countRestaurants } from '../features/restaurants/restaurant-queries.ts';
import { StartRefused } from '../start-refused.ts';
import { openDemo } from './open-demo.ts';

const testApp = openTestApp();
const publicUrl = 'http://localhost:3000';
const open = async (rules: { isProduction: boolean; acceptsDemo: boolean }) =>
  openDemo(testApp.db, { publicUrl, ...rules });

test('outside production, an empty database becomes the demo’s, once', async () => {
  await open({ isProduction: false, acceptsDemo: false });
  await open({ isProduction: false, acceptsDemo: false });
  expect(await countRestaurants(testApp.db)).toBe(1);
});

test('in production the demo’s accounts, whose passwords everybody knows, need the operator’s word', async () => {
  const inProduction = async (acceptsDemo: boolean) => open({ isProduction: true, acceptsDemo });
  const refused = await inProduction(false).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartRefused);
  expect(String(refused)).toContain('DEMO_IN_PRODUCTION=accept');
  expect(await countRestaurants(testApp.db)).toBe(0);

  await inProduction(true);
  expect(await countRestaurants(testApp.db)).toBe(1);
  // From then on the database is the demo's, and stays so.
  await inProduction(false);
});

test('in production, a real restaurant’s database is not served as a demo', async () => {
  await testApp.openRestaurant();
  await expect(open({ isProduction: true, acceptsDemo: false })).rejects.toThrow(StartRefused);
  await open({ isProduction: true, acceptsDemo: true });
  expect(await countRestaurants(testApp.db)).toBe(1);
});
