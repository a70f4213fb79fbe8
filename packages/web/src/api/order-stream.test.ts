import { HEARTBEAT_MS, streamOrders } from '@simplato/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openOrderStream, type OrderStreamState } from './order-stream.ts';
import { serverNow } from './server-clock.ts';

class FakeSource extends EventTarget {
  static opened: FakeSource[] = [];
  isClosed = false;

  constructor() {
    super();
    FakeSource.opened.push(this);
  }

  close() {
    this.isClosed = true;
  }

  open() {
    this.dispatchEvent(new Event('open'));
  }

  beat(ahora: Date) {
    const data = JSON.stringify({ ahora: ahora.toISOString() });
    this.dispatchEvent(new MessageEvent('latido', { data }));
  }
}

const MINUTE_MS = 60_000;
let state: OrderStreamState;
let close: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  FakeSource.opened = [];
});

afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openStream(onOpen?: () => Promise<unknown>): FakeSource {
  close = openOrderStream(streamOrders, {
    ...(onOpen ? { onOpen } : {}),
    onOrder: () => undefined,
    onState: (news) => (state = news),
  });
  return FakeSource.opened.at(-1)!;
}

const settle = async (ms = 0) => vi.advanceTimersByTimeAsync(ms);

it('is live only once the list has been read, which is tried again until it succeeds', async () => {
  const answers = ['lost', 'lost', 'read'];
  const readList = vi.fn(async () => {
    if (answers.shift() === 'lost') throw new TypeError('Failed to fetch');
  });
  const source = openStream(readList);
  source.open();
  await settle();
  expect(state).toEqual({ status: 'down', lastWordAt: null });

  source.beat(new Date());
  expect(state.status).toBe('down');
  await settle(3_000);
  expect(readList).toHaveBeenCalledTimes(3);
  expect(state.status).toBe('live');
  await settle(3_000);
  expect(readList).toHaveBeenCalledTimes(3);
  expect(source.isClosed).toBe(false);
});

it('no longer reads the list once it is closed', async () => {
  const readList = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  openStream(readList).open();
  await settle();
  close();
  await settle(MINUTE_MS);
  expect(readList).toHaveBeenCalledOnce();
});

it('reconnects at once when the device wakes up after a silence its timers did not count', async () => {
  const source = openStream();
  source.open();
  await settle();
  expect(state.status).toBe('live');

  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(FakeSource.opened).toHaveLength(1);

  vi.setSystemTime(Date.now() + 10 * HEARTBEAT_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(state.status).toBe('down');
  await settle();
  expect(FakeSource.opened).toHaveLength(2);
  expect(source.isClosed).toBe(true);
});

it('learns the server’s time from a heartbeat', () => {
  const source = openStream();
  source.open();
  const serverMs = Date.now() + 45 * MINUTE_MS;
  source.beat(new Date(serverMs));
  expect(serverNow().getTime()).toBe(serverMs);
});
