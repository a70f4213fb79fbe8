import {
  HEARTBEAT_MS,
  orderFromWire,
  STREAM_EVENTS,
  type EndpointHead,
  type MenuNewsWire,
  type KitchenNowWire,
  type OrderWire,
  type TabNewsWire,
} from '@simplato/contract';
import type { Order } from '@simplato/domain';
import { hearServerTime } from './hear-server-time.ts';
import { readMirror } from './mirror-cookies.ts';
import { onSessionChange } from './session-changes.ts';
import { openSource, type Source } from './shared-source.ts';

export interface OrderStreamState {
  /**
   * `live` once the list has been read as well: only then is nothing missing. `over`: nobody is logged
   * in, so nothing is asked of the server until somebody is.
   */
  status: 'connecting' | 'live' | 'down' | 'over';
  /** When the server last sent anything to a live stream, by this device's clock; null before. */
  lastWordAt: number | null;
}

export interface OrderStreamHandlers {
  onOrder: (order: Order) => void;
  /**
   * Connected, for the first time or again: reads the list of what the stream may have missed.
   * Called until it succeeds; rejects if it did not.
   */
  onOpen?: () => Promise<unknown>;
  /** The menu's current version: on each connection, and after every change. */
  onMenu?: (version: number) => void;
  onState: (state: OrderStreamState) => void;
  /** Whether the restaurant takes orders: on each connection, and after every change. */
  onRestaurant?: (restaurant: KitchenNowWire) => void;
  /** A tab as it is now: a member's whole, to the staff without its orders. */
  onTab?: (tab: TabNewsWire) => void;
  /** Somebody at this phone's table is choosing something else or, also in the room, has left a table. */
  onTable?: () => void;
  /** For a board, which rings unseen: it keeps its connection even where that serves no other tab. */
  hearsHidden?: boolean;
  /** What it shows, where the server has to know; a stream is shared with the same screens alone. */
  screen?: string;
}

/** Two missed heartbeats, and some tolerance for a slow connection. */
const SILENCE_MS = HEARTBEAT_MS * 2 + 5_000;
const RETRY_MS = [500, 1_000, 2_000, 4_000, 8_000] as const;

/**
 * Keeps a stream of orders open until closed. The browser's EventSource reconnects after some
 * failures, gives up after others, and never notices a silent connection; so every failure here
 * opens a new source, which asks for the events after the last one received. Without a session it
 * would only be refused, again and again. A page that the browser freezes lets go of its connection.
 * Every heartbeat corrects this device's idea of the server's time. Returns the function that closes
 * the stream.
 */
export function openOrderStream(endpoint: EndpointHead, handlers: OrderStreamHandlers): () => void {
  let source: Source | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let lastEventId = '';
  /** The source for which the list has been read. */
  let complete: Source | null = null;
  let state: OrderStreamState = { status: 'connecting', lastWordAt: null };
  /** News that came and are not handled yet. */
  const news: (() => void)[] = [];

  const handleNews = () => {
    for (const handle of news.splice(0)) handle();
  };

  /**
   * What comes together, such as an order and the money of its tab, is handled together in a task of its own:
   * it is drawn once. The timers of a page that nobody sees are slow, and a board must ring.
   */
  const take = (handle: () => void) => {
    news.push(handle);
    if (!isSeen()) handleNews();
    else if (news.length === 1) setTimeout(handleNews);
  };

  const change = (status: OrderStreamState['status'], heard: boolean) => {
    state = { status, lastWordAt: heard ? Date.now() : state.lastWordAt };
    handlers.onState(state);
  };

  const reconnectAfter = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(connect, delay);
  };

  const leave = () => {
    source?.close();
    source = null;
  };

  /** Whether nobody is logged in; the stream then rests until the session changes. */
  const rests = () => {
    if (readMirror().userType !== null) return false;
    clearTimeout(timer);
    leave();
    change('over', false);
    return true;
  };

  const fail = () => {
    if (rests()) return;
    leave();
    change('down', false);
    reconnectAfter(retryMs(failures));
    failures += 1;
  };

  /** What was on its way to be handled when a source was given up is no sign of life. */
  const hear = (from: Source) => {
    if (from !== source) return;
    failures = 0;
    if (complete === source) change('live', true);
    clearTimeout(timer);
    timer = setTimeout(fail, SILENCE_MS);
  };

  /** Without a number to ask for, only the list knows what happened before this connection. */
  const catchUp = async (opened: Source, tries = 0) => {
    const isRead = await Promise.resolve(handlers.onOpen?.()).then(
      () => true,
      () => false,
    );
    if (source !== opened) return;
    if (isRead) {
      complete = opened;
      change('live', true);
      return;
    }
    if (state.status !== 'down') change('down', false);
    setTimeout(() => {
      if (source === opened) void catchUp(opened, tries + 1);
    }, retryMs(tries));
  };

  const pause = () => {
    if (!source) return;
    clearTimeout(timer);
    leave();
    change('connecting', false);
  };

  const pauseUnseen = () => {
    if (!source?.isShared && !handlers.hearsHidden && !isSeen()) pause();
  };

  const connect = () => {
    if (rests()) return;
    leave();
    if (state.status === 'over') change('connecting', false);
    const opened = openSource(endpoint.path, lastEventId, handlers.screen);
    source = opened;
    clearTimeout(timer);
    timer = setTimeout(fail, SILENCE_MS);
    /** News that are a sign of life as well. */
    const takeHeard = (handle: () => void) =>
      take(() => {
        hear(opened);
        handle();
      });
    opened.addEventListener('open', () => {
      hear(opened);
      void catchUp(opened);
    });
    opened.addEventListener('error', fail);
    opened.addEventListener(STREAM_EVENTS.order, ({ data, lastEventId: eventId }) => {
      lastEventId = eventId;
      const order = orderFromWire(JSON.parse(data) as OrderWire);
      takeHeard(() => handlers.onOrder(order));
    });
    opened.addEventListener(STREAM_EVENTS.tab, ({ data, lastEventId: eventId }) => {
      lastEventId = eventId;
      const tab = JSON.parse(data) as TabNewsWire;
      takeHeard(() => handlers.onTab?.(tab));
    });
    opened.addEventListener(STREAM_EVENTS.table, () => takeHeard(() => handlers.onTable?.()));
    opened.addEventListener(STREAM_EVENTS.menu, ({ data }) => {
      const { version } = JSON.parse(data) as MenuNewsWire;
      takeHeard(() => handlers.onMenu?.(version));
    });
    opened.addEventListener(STREAM_EVENTS.restaurant, ({ data }) => {
      const restaurant = JSON.parse(data) as KitchenNowWire;
      take(() => handlers.onRestaurant?.(restaurant));
    });
    opened.addEventListener(STREAM_EVENTS.heartbeat, (event) => {
      hear(opened);
      const { ahora } = JSON.parse(event.data) as { ahora: string };
      hearServerTime(Date.parse(ahora));
    });
    opened.addEventListener(STREAM_EVENTS.down, () =>
      // After the news that came before it, which say that it lives.
      take(() => {
        if (source === opened) change('down', false);
      }),
    );
    pauseUnseen();
  };

  // A device that wakes up, or is online again, reconnects at once instead of waiting for a timer.
  // While it slept its timers stood still: a stream that looks live may have been silent for hours.
  const wake = () => {
    pauseUnseen();
    if (!isSeen()) return;
    const isSilent = Date.now() - (state.lastWordAt ?? 0) > SILENCE_MS;
    if (state.status === 'live' && !isSilent) return;
    if (state.status === 'live') change('down', false);
    reconnectAfter(0);
  };
  const lose = () => {
    if (state.status === 'live') fail();
  };
  // The connection belongs to the previous session and would receive nothing more: reconnect with
  // the new cookie.
  const stopListening = onSessionChange(() => {
    if (!rests()) reconnectAfter(0);
  });
  // A frozen page would keep the other tabs from hearing anything.
  const thaw = () => {
    if (!source) reconnectAfter(0);
  };
  const listeners = [
    [window, 'online', wake],
    [window, 'offline', lose],
    [document, 'visibilitychange', wake],
    [document, 'freeze', pause],
    [document, 'resume', thaw],
    [window, 'pagehide', pause],
    [window, 'pageshow', thaw],
  ] as const;
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener);
  connect();

  return () => {
    clearTimeout(timer);
    news.length = 0;
    leave();
    stopListening();
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
  };
}

function isSeen(): boolean {
  return document.visibilityState !== 'hidden';
}

function retryMs(failures: number): number {
  return RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0;
}
