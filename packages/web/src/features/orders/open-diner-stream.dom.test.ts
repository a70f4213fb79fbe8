import { COOKIES, orderExample } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { OrderStreamState } from '../../api/order-stream.ts';
import { openDinerStream } from './open-diner-stream.ts';
import { ownOrdersQuery } from './own-orders-query.ts';

const source = new EventTarget();

afterEach(() => vi.unstubAllGlobals());

it('is live only once the visit’s orders have been read, which is tried again', async () => {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('CLIENTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
  let isReachable = false;
  vi.stubGlobal(
    'EventSource',
    vi.fn(function open() {
      return Object.assign(source, { close: () => undefined });
    }),
  );
  vi.stubGlobal('fetch', async () => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    return Response.json([orderExample]);
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new QueryObserver(queryClient, ownOrdersQuery(1001));
  const leave = observer.subscribe(() => undefined);
  const states: OrderStreamState['status'][] = [];
  const close = openDinerStream({
    queryClient,
    restaurantId: 1001,
    onMenuChange: async () => undefined,
    onState: ({ status }) => states.push(status),
  });

  source.dispatchEvent(new Event('open'));
  await expect.poll(() => states).toContain('down');
  expect(states).not.toContain('live');

  isReachable = true;
  await expect.poll(() => states.at(-1)).toBe('live');
  expect(observer.getCurrentResult().data).toHaveLength(1);
  close();
  leave();
});

it('reads a changed menu until it succeeds, since the stream says each version once', async () => {
  vi.stubGlobal(
    'EventSource',
    vi.fn(function open() {
      return Object.assign(source, { close: () => undefined });
    }),
  );
  vi.stubGlobal('fetch', async () => Response.json([]));
  const changeTo = (version: number) =>
    source.dispatchEvent(new MessageEvent('menu', { data: JSON.stringify({ version }) }));
  const readings: string[] = [];
  let isReachable = false;
  const close = openDinerStream({
    queryClient: new QueryClient(),
    restaurantId: 1001,
    onMenuChange: async () => {
      readings.push(isReachable ? 'read' : 'failed');
      if (!isReachable) throw new TypeError('Failed to fetch');
    },
    onState: () => undefined,
  });
  changeTo(7);
  await expect.poll(() => readings).toEqual(['failed']);
  changeTo(8);
  await expect.poll(() => readings).toEqual(['failed', 'failed']);

  isReachable = true;
  dispatchEvent(new Event('online'));
  await expect.poll(() => readings).toEqual(['failed', 'failed', 'read']);
  changeTo(8);
  isReachable = false;
  changeTo(9);
  await expect.poll(() => readings).toEqual(['failed', 'failed', 'read', 'failed']);
  close();
  dispatchEvent(new Event('online'));
  await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
  expect(readings).toHaveLength(4);
});
