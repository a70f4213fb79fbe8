import { COOKIES, streamOrders } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteMirror } from './mirror-cookies.ts';
import { openOrderStream, type OrderStreamState } from './order-stream.ts';
import { announceSessionChange } from './session-changes.ts';

class FakeSource extends EventTarget {
  static all: FakeSource[] = [];
  isClosed = false;

  constructor() {
    super();
    FakeSource.all.push(this);
  }

  close() {
    this.isClosed = true;
  }
}

let statuses: OrderStreamState['status'][] = [];
let close: () => void = () => undefined;

function logIn() {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('RESTAURANTE'))}; Path=/`;
}

function refuse() {
  FakeSource.all.at(-1)?.dispatchEvent(new Event('error'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  FakeSource.all = [];
  statuses = [];
  logIn();
  close = openOrderStream(streamOrders, {
    onOrder: () => undefined,
    onOpen: () => undefined,
    onState: ({ status }) => statuses.push(status),
  });
  FakeSource.all.at(-1)?.dispatchEvent(new Event('open'));
});
afterEach(() => {
  close();
  deleteMirror();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tries again while somebody is logged in', () => {
  refuse();
  vi.advanceTimersByTime(10_000);
  expect(FakeSource.all).toHaveLength(2);
  expect(statuses.at(-1)).toBe('down');
});

it.each([
  ['a call finds out that the session has ended', () => announceSessionChange()],
  ['the stream itself is refused', refuse],
])('rests once %s, and goes on after the next login', (_, learn) => {
  deleteMirror();
  learn();
  // Every call that is not made without a session says so to the whole page.
  announceSessionChange();
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(600_000);
  expect(FakeSource.all).toHaveLength(1);
  expect(FakeSource.all[0]?.isClosed).toBe(true);
  expect(new Set(statuses)).toEqual(new Set(['live', 'over']));

  logIn();
  announceSessionChange();
  vi.advanceTimersByTime(0);
  expect(FakeSource.all).toHaveLength(2);
  expect(statuses.at(-1)).toBe('connecting');
  FakeSource.all[1]?.dispatchEvent(new Event('open'));
  expect(statuses.at(-1)).toBe('live');
});
