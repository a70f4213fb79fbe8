import { COOKIES } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UnansweredError } from '../../api/call-error.ts';
import { announceSessionChange } from '../../api/session-changes.ts';
import { keepMenu } from './kept-menu.ts';

/** The part of the browser's Cache Storage that is used. */
function fakeCaches() {
  const stores = new Map<string, Map<string, string>>();
  return {
    stores,
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, string>();
      stores.set(name, store);
      return {
        put: async (place: string, response: Response) => {
          store.set(place, await response.text());
        },
      };
    },
    match: async (place: string, { cacheName }: { cacheName: string }) => {
      const text = stores.get(cacheName)?.get(place);
      return text === undefined ? undefined : new Response(text);
    },
    delete: async (name: string) => stores.delete(name),
  };
}

let caches = fakeCaches();
const stops: (() => void)[] = [];

beforeEach(() => {
  caches = fakeCaches();
  vi.stubGlobal('caches', caches);
  sitAt(1001);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  for (const name of Object.values(COOKIES)) document.cookie = `${name}=; Max-Age=-1; Path=/`;
});

function sitAt(restaurantId: number, type = 'CLIENTE'): void {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64(type))}; Path=/`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64(String(restaurantId)))}; Path=/`;
}

function openPage(version = 'v1'): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  stops.push(keepMenu(client, version));
  return client;
}

const MENU = { categories: [{ categoryId: 1 }], products: [{ productId: 7, name: 'Torrija' }] };
const READ_AT_MS = Date.parse('2026-11-22T13:00:00Z');

async function readMenuOnce(restaurantId = 1001, version = 'v1'): Promise<void> {
  const client = openPage(version);
  client.setQueryData(['menu', restaurantId], MENU, { updatedAt: READ_AT_MS });
  await expect.poll(() => caches.stores.get('simplato-carta')?.has('/carta')).toBe(true);
  for (const stop of stops.splice(0)) stop();
}

test('asks for no cookie while screens draw what they have read', async () => {
  const client = openPage();
  client.setQueryData(['menu', 1001], MENU, { updatedAt: READ_AT_MS });
  const asked = vi.spyOn(document, 'cookie', 'get');
  const screen = new QueryObserver(client, { queryKey: ['menu', 1001], enabled: false });
  stops.push(screen.subscribe(() => undefined));
  screen.setOptions({ queryKey: ['menu', 1001], enabled: false });
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

/** Makes a query as a screen does, which fails. */
async function askInVain(client: QueryClient, restaurantId: number, error: Error): Promise<void> {
  const queryFn = () => Promise.reject(error);
  await client.prefetchQuery({ queryKey: ['menu', restaurantId], queryFn });
}

/** Waits for pending cache reads, which are only promises. */
const untilRead = () => new Promise((resolve) => setTimeout(resolve));

const shown = (client: QueryClient, restaurantId = 1001) =>
  client.getQueryData(['menu', restaurantId]);

test('without a network, the stored menu is shown with the time it was read', async () => {
  await readMenuOnce();
  const client = openPage();
  await askInVain(client, 1001, new UnansweredError());
  await expect.poll(() => shown(client)).toEqual({ ...MENU, keptAtMs: READ_AT_MS });
  const state = client.getQueryState(['menu', 1001]);
  expect(state?.dataUpdatedAt).toBe(READ_AT_MS);
  // Storing it again does not make it look newer.
  const text = caches.stores.get('simplato-carta')?.get('/carta') ?? '{}';
  expect(JSON.parse(text)).toMatchObject({ keptAtMs: READ_AT_MS, data: MENU });
});

test('the next answer replaces the stored menu', async () => {
  await readMenuOnce();
  const client = openPage();
  await askInVain(client, 1001, new UnansweredError());
  await expect.poll(() => shown(client)).toBeDefined();
  const news = { ...MENU, products: [] };
  client.setQueryData(['menu', 1001], news);
  expect(shown(client)).toEqual(news);
  await expect
    .poll(() => caches.stores.get('simplato-carta')?.get('/carta'))
    .toContain('"products":[]');
});

test.each([
  ['another restaurant', async () => sitAt(1002)],
  ['the staff of the restaurant', async () => sitAt(1001, 'RESTAURANTE')],
] as const)('the stored menu is deleted in the session of %s', async (_, change) => {
  await readMenuOnce();
  await change();
  openPage();
  await expect.poll(() => caches.stores.has('simplato-carta')).toBe(false);
});

test('the stored menu is deleted when the session changes while the page is open', async () => {
  await readMenuOnce();
  openPage();
  sitAt(1002);
  announceSessionChange();
  await expect.poll(() => caches.stores.has('simplato-carta')).toBe(false);
});

test.each([
  ['a menu of another version of the site', 'v2', new UnansweredError()],
  ['a menu where the server has said no', 'v1', new Error('no')],
] as const)('%s is not shown', async (_, version, error) => {
  await readMenuOnce();
  const client = openPage(version);
  await askInVain(client, 1001, error);
  await untilRead();
  expect(shown(client)).toBeUndefined();
});

test('an unreadable stored menu is ignored', async () => {
  caches.stores.set('simplato-carta', new Map([['/carta', '{"restaurantId":10']]));
  const client = openPage();
  await askInVain(client, 1001, new UnansweredError());
  await untilRead();
  expect(shown(client)).toBeUndefined();
});
