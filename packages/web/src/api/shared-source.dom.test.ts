import { COOKIES } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteMirror } from './mirror-cookies.ts';
import { openSource, type Source } from './shared-source.ts';

const PATH = '/shop/orders/stream';

class Connection extends EventTarget {
  static all: Connection[] = [];
  readonly url: string;
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
    Connection.all.push(this);
  }

  close() {
    this.isClosed = true;
  }

  say(type: string, data?: string, lastEventId = '') {
    this.dispatchEvent(new MessageEvent(type, { ...(data ? { data } : {}), lastEventId }));
  }
}

/** Frozen ones hear nothing until they thaw. */
class Channel extends EventTarget {
  static open = new Set<Channel>();
  readonly name: string;
  isFrozen = false;

  constructor(name: string) {
    super();
    this.name = name;
    Channel.open.add(this);
  }

  postMessage(data: unknown) {
    for (const other of Channel.open) {
      if (other === this || other.name !== this.name) continue;
      queueMicrotask(() => {
        const hears = Channel.open.has(other) && !other.isFrozen;
        if (hears) other.dispatchEvent(new MessageEvent('message', { data }));
      });
    }
  }

  close() {
    Channel.open.delete(this);
  }
}

interface Wish {
  grant: () => Promise<void>;
  rob: () => void;
}

/** The part of the Locks API that is used. */
class Locks {
  readonly held = new Map<string, Wish>();
  readonly queues = new Map<string, Wish[]>();

  request(
    name: string,
    { signal, steal }: { signal?: AbortSignal; steal?: boolean },
    work: () => Promise<void>,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const queue = this.queues.get(name) ?? [];
      this.queues.set(name, queue);
      const wish: Wish = {
        grant: async () => {
          this.held.set(name, wish);
          await work();
          resolve();
          if (this.held.get(name) !== wish) return;
          this.held.delete(name);
          void queue.shift()?.grant();
        },
        rob: () => reject(new DOMException('Stolen', 'AbortError')),
      };
      signal?.addEventListener('abort', () => {
        if (!queue.includes(wish)) return;
        queue.splice(queue.indexOf(wish), 1);
        reject(new DOMException('Aborted', 'AbortError'));
      });
      if (steal) this.held.get(name)?.rob();
      if (steal || !this.held.has(name)) void Promise.resolve().then(wish.grant);
      else queue.push(wish);
      if (!steal && !this.held.has(name)) this.held.set(name, wish);
    });
  }
}

let locks: unknown;
let open: Source[];

function become(values: Partial<Record<'userType' | 'restaurantId' | 'table', string>>) {
  for (const [name, value] of Object.entries(values)) {
    const cookie = COOKIES[name as keyof typeof values];
    document.cookie = `${cookie}=${encodeURIComponent(encodeBase64(value))}; Path=/`;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  locks = new Locks();
  open = [];
  Connection.all = [];
  Channel.open.clear();
  vi.stubGlobal('EventSource', Connection);
  vi.stubGlobal('BroadcastChannel', Channel);
  Object.defineProperty(navigator, 'locks', { get: () => locks, configurable: true });
  become({ userType: 'RESTAURANTE', restaurantId: '1001' });
});

afterEach(() => {
  for (const source of open) source.close();
  Reflect.deleteProperty(navigator, 'locks');
  deleteMirror();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = async (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** A tab, and what it has heard: `open`, `error`, or an event's type, data and number. */
async function openTab(after = '', make = openSource) {
  const source = make(PATH, after);
  open.push(source);
  const heard: string[] = [];
  for (const type of ['open', 'error', 'order', 'menu', 'casa', 'latido', 'caido']) {
    source.addEventListener(type, ({ data, lastEventId }) => {
      const isOrder = type === 'order';
      heard.push([type, data, isOrder ? lastEventId : ''].filter(Boolean).join(' '));
    });
  }
  const channel = [...Channel.open].at(-1);
  await settle();
  return { source, heard, freeze: () => channel && (channel.isFrozen = true) };
}

const urls = () => Connection.all.map(({ url }) => url);
const newest = () => Connection.all.at(-1);
const living = () => Connection.all.filter(({ isClosed }) => !isClosed);

describe('one connection for all tabs', () => {
  it('is opened by the first, and all hear what it hears, with its number', async () => {
    const tabs = [await openTab(), await openTab(), await openTab()];
    expect(urls()).toEqual([`/api${PATH}`]);
    newest()?.say('open');
    newest()?.say('order', 'A', '7');
    newest()?.say('latido', 'B', '7');
    await settle();
    for (const { heard } of tabs) expect(heard).toEqual(['open', 'order A 7', 'latido B']);
  });

  it('tells whoever joins what it said first, and that it is open', async () => {
    const first = await openTab();
    newest()?.say('open');
    newest()?.say('menu', '3');
    newest()?.say('casa', 'cerrada');
    newest()?.say('order', 'A', '7');
    newest()?.say('casa', 'abierta');
    const second = await openTab();
    expect(second.heard).toEqual(['open', 'menu 3', 'casa abierta']);
    expect(first.heard).toHaveLength(5);
    expect(urls()).toHaveLength(1);
  });

  it('is taken over at once when its tab closes, from the last event heard', async () => {
    const [first, second, third] = [await openTab(), await openTab(), await openTab()];
    newest()?.say('open');
    newest()?.say('order', 'A', '7');
    await settle();
    const late = await openTab();
    first.source.close();
    second.source.close();
    await settle();
    expect(urls()).toEqual([`/api${PATH}`, `/api${PATH}?desde=7`]);
    expect(living()).toHaveLength(1);
    third.source.close();
    await settle();
    // It has heard no event itself, and been told where the connection was.
    expect(urls().at(-1)).toBe(`/api${PATH}?desde=7`);
    newest()?.say('order', 'B', '8');
    expect(late.heard).toEqual(['open', 'order B 8']);
  });

  it('fails for all of them together', async () => {
    const tabs = [await openTab(), await openTab()];
    newest()?.say('error');
    await settle();
    for (const { heard } of tabs) expect(heard).toEqual(['error']);
  });

  it('is taken from a tab that does not answer, which then has to ask for it', async () => {
    const frozen = await openTab();
    newest()?.say('open');
    frozen.freeze();
    const second = await openTab('5');
    await settle(2_000);
    expect(urls()).toHaveLength(1);
    await settle(2_000);
    expect(urls().slice(1)).toEqual([`/api${PATH}?desde=5`]);
    expect(living()).toEqual([newest()]);
    expect(frozen.heard).toEqual(['open', 'error']);
    newest()?.say('open');
    expect(second.heard).toEqual(['open']);
  });

  it('is left to a leader that answers, however long it takes to connect', async () => {
    await openTab();
    await openTab();
    await settle(60_000);
    expect(urls()).toHaveLength(1);
  });

  it('is shared with the same screens alone, and says which', async () => {
    const asBoard: typeof openSource = (path, after) => openSource(path, after, 'cocina');
    const [board, page] = [await openTab('7', asBoard), await openTab()];
    await openTab('', asBoard);
    expect(urls()).toEqual([`/api${PATH}?pantalla=cocina&desde=7`, `/api${PATH}`]);
    newest()?.say('open');
    await settle();
    expect([board.heard, page.heard]).toEqual([[], ['open']]);
  });

  it.each([
    ['user', { userType: 'CLIENTE' }],
    ['restaurant', { restaurantId: '1002' }],
    ['table', { table: '5' }],
  ])('is never that of another %s', async (_, other) => {
    const one = await openTab();
    become(other);
    const two = await openTab();
    expect(urls()).toHaveLength(2);
    Connection.all[0]?.say('order', 'A', '7');
    Connection.all[1]?.say('order', 'B', '8');
    await settle();
    expect([one.heard, two.heard]).toEqual([['order A 7'], ['order B 8']]);
  });
});

describe('a connection for each tab', () => {
  const refuse = () => {
    throw new DOMException('Not allowed', 'SecurityError');
  };

  it.each([
    ['no locks', () => (locks = undefined)],
    ['no channels', () => vi.stubGlobal('BroadcastChannel', undefined)],
    [
      'channels that throw',
      () =>
        vi.stubGlobal(
          'BroadcastChannel',
          vi.fn(function make() {
            refuse();
          }),
        ),
    ],
    [
      'locks that throw',
      () => Object.defineProperty(navigator, 'locks', { get: refuse, configurable: true }),
    ],
  ])('is opened with %s', async (_, takeAway) => {
    takeAway();
    const tabs = [await openTab(), await openTab('7')];
    expect(tabs.map(({ source }) => source.isShared)).toEqual([false, false]);
    expect(urls()).toEqual([`/api${PATH}`, `/api${PATH}?desde=7`]);
    newest()?.say('open');
    await settle();
    expect(tabs.map(({ heard }) => heard)).toEqual([[], ['open']]);
  });

  it('is opened once the browser has refused a lock', async () => {
    vi.resetModules();
    const { openSource: openAnew } = await import('./shared-source.ts');
    locks = { request: async () => refuse() };
    const first = await openTab('', openAnew);
    expect([first.heard, urls()]).toEqual([['error'], []]);
    const second = await openTab('7', openAnew);
    expect([second.source.isShared, urls()]).toEqual([false, [`/api${PATH}?desde=7`]]);
  });
});
