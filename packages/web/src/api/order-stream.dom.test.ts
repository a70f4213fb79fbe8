import { COOKIES, HEARTBEAT_MS } from '@simplato/contract';
import { streamOrders } from '@simplato/contract/staff-endpoints';
import { encodeBase64 } from '@simplato/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteMirror } from './mirror-cookies.ts';
import { openOrderStream, type OrderStreamState } from './order-stream.ts';
import { serverNow } from './server-clock.ts';
import { announceSessionChange } from './session-changes.ts';

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

  changeMenu(version: number) {
    this.dispatchEvent(new MessageEvent('menu', { data: JSON.stringify({ version }) }));
  }

  beat(ahora: Date) {
    const data = JSON.stringify({ ahora: ahora.toISOString() });
    this.dispatchEvent(new MessageEvent('latido', { data }));
  }
}

const MINUTE_MS = 60_000;
let state: OrderStreamState;
let statuses: OrderStreamState['status'][];
let close: () => void;

function logIn() {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('RESTAURANTE'))}; Path=/`;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  FakeSource.opened = [];
  statuses = [];
  logIn();
});

afterEach(() => {
  close();
  Reflect.deleteProperty(document, 'visibilityState');
  deleteMirror();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openStream(
  onOpen?: () => Promise<unknown>,
  handlers: { hearsHidden?: boolean; onMenu?: (version: number) => void } = {},
): FakeSource {
  close = openOrderStream(streamOrders, {
    ...(onOpen ? { onOpen } : {}),
    ...handlers,
    onOrder: () => undefined,
    onState: (news) => {
      state = news;
      statuses.push(news.status);
    },
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

function show(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', {
    value: visibilityState,
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

const living = () => FakeSource.opened.filter(({ isClosed }) => !isClosed);

it('where tabs cannot share, leaves its connection to those that are seen', async () => {
  openStream().open();
  await settle();
  show('hidden');
  expect([living(), state.status]).toEqual([[], 'connecting']);
  announceSessionChange();
  await settle(MINUTE_MS);
  expect(living()).toEqual([]);

  show('visible');
  await settle();
  expect(living()).toHaveLength(1);
});

it('but not that of a board, which rings unseen', async () => {
  const source = openStream(undefined, { hearsHidden: true });
  source.open();
  await settle();
  show('hidden');
  expect([living(), state.status]).toEqual([[source], 'live']);
});

it.each([
  ['freezes it', document, 'freeze', 'resume'],
  ['keeps it to go back to', window, 'pagehide', 'pageshow'],
] as const)(
  'lets go when the browser %s, and connects again afterwards',
  async (_, on, end, back) => {
    openStream(undefined, { hearsHidden: true }).open();
    await settle();
    on.dispatchEvent(new Event(end));
    await settle(MINUTE_MS);
    expect(FakeSource.opened).toHaveLength(1);
    expect(living()).toEqual([]);

    on.dispatchEvent(new Event(back));
    await settle();
    expect(living()).toHaveLength(1);
    expect(state.status).toBe('connecting');
  },
);

it('learns the server’s time from a heartbeat', () => {
  const source = openStream();
  source.open();
  const serverMs = Date.now() + 45 * MINUTE_MS;
  source.beat(new Date(serverMs));
  expect(serverNow().getTime()).toBe(serverMs);
});

function refuse() {
  FakeSource.opened.at(-1)?.dispatchEvent(new Event('error'));
}

it('tries again while somebody is logged in', async () => {
  openStream().open();
  await settle();
  refuse();
  await settle(10_000);
  expect(FakeSource.opened).toHaveLength(2);
  expect(statuses.at(-1)).toBe('down');
});

it.each([
  ['a call finds out that the session has ended', () => announceSessionChange()],
  ['the stream itself is refused', refuse],
])('rests once %s, and goes on after the next login', async (_, hear) => {
  openStream().open();
  await settle();
  deleteMirror();
  hear();
  // Every call that is not made without a session says so to the whole page.
  announceSessionChange();
  document.dispatchEvent(new Event('visibilitychange'));
  await settle(600_000);
  expect(FakeSource.opened).toHaveLength(1);
  expect(FakeSource.opened[0]?.isClosed).toBe(true);
  expect(new Set(statuses)).toEqual(new Set(['live', 'over']));

  logIn();
  announceSessionChange();
  await settle();
  expect(FakeSource.opened).toHaveLength(2);
  expect(statuses.at(-1)).toBe('connecting');
  FakeSource.opened[1]?.open();
  await settle();
  expect(statuses.at(-1)).toBe('live');
});

it('handles what comes together at once in a task of its own, and without delay where nobody sees it', async () => {
  const versions: number[] = [];
  const source = openStream(undefined, {
    hearsHidden: true,
    onMenu: (version) => versions.push(version),
  });
  source.open();
  await settle();
  source.changeMenu(1);
  source.changeMenu(2);
  expect(versions).toEqual([]);
  await settle();
  expect(versions).toEqual([1, 2]);

  source.changeMenu(3);
  show('hidden');
  source.changeMenu(4);
  expect(versions).toEqual([1, 2, 3, 4]);

  show('visible');
  source.changeMenu(5);
  close();
  await settle();
  expect(versions).toEqual([1, 2, 3, 4]);
});

it('reconnects as soon after a failure as without the news that came just before it', async () => {
  const source = openStream();
  source.open();
  await settle();
  source.changeMenu(1);
  source.dispatchEvent(new Event('error'));
  expect(state.status).toBe('down');
  await settle(1_000);
  expect(FakeSource.opened).toHaveLength(2);
});

it('is down once the server says so, whatever news came just before', async () => {
  const source = openStream();
  source.open();
  await settle();
  source.changeMenu(1);
  source.dispatchEvent(new Event('caido'));
  await settle();
  expect(state.status).toBe('down');
});
