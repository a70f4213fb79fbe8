import {
  HEARTBEAT_MS,
  orderFromWire,
  STREAM_EVENTS,
  type Endpoint,
  type MenuNewsWire,
  type KitchenNowWire,
  type OrderWire,
} from '@simplato/contract';
import type { Order } from '@simplato/domain';
import { readMirror } from './mirror-cookies.ts';
import { onSessionChange } from './session-changes.ts';

export interface OrderStreamState {
  /** `over`: nobody is logged in, so nothing is asked of the server until somebody is. */
  status: 'connecting' | 'live' | 'down' | 'over';
  /** When the server last sent anything, by this device's clock; null before the first message. */
  lastWordAt: number | null;
}

export interface OrderStreamHandlers {
  onOrder: (order: Order) => void;
  /** Connected, for the first time or again: reload the list, then rely on the stream. */
  onOpen: () => void;
  /** The menu's current version: on each connection, and after every change. */
  onMenu?: (version: number) => void;
  onState: (state: OrderStreamState) => void;
  /** Whether the house takes orders: on each connection, and after every change. */
  onHouse?: (house: KitchenNowWire) => void;
  /** The server's clock at a heartbeat, for counting minutes on a device whose clock is wrong. */
  onServerTime?: (serverMs: number) => void;
}

/** Two missed heartbeats, and some tolerance for a slow connection. */
const SILENCE_MS = HEARTBEAT_MS * 2 + 5_000;
const RETRY_MS = [500, 1_000, 2_000, 4_000, 8_000] as const;

/**
 * Keeps a stream of orders open until closed. The browser's EventSource reconnects after some
 * failures, gives up after others, and never notices a silent connection; so every failure here
 * opens a new source, which asks for the events after the last one received. Without a session it
 * would only be refused, again and again. Returns the function that closes the stream.
 */
export function openOrderStream(endpoint: Endpoint, handlers: OrderStreamHandlers): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let lastEventId = '';
  let state: OrderStreamState = { status: 'connecting', lastWordAt: null };

  const change = (status: OrderStreamState['status'], heard: boolean) => {
    state = { status, lastWordAt: heard ? Date.now() : state.lastWordAt };
    handlers.onState(state);
  };

  const reconnectAfter = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(connect, delay);
  };

  /** Whether nobody is logged in; the stream then rests until the session changes. */
  const rests = () => {
    if (readMirror().userType !== null) return false;
    clearTimeout(timer);
    source?.close();
    change('over', false);
    return true;
  };

  const fail = () => {
    if (rests()) return;
    source?.close();
    change('down', false);
    reconnectAfter(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0);
    failures += 1;
  };

  const hear = () => {
    failures = 0;
    change('live', true);
    clearTimeout(timer);
    timer = setTimeout(fail, SILENCE_MS);
  };

  const connect = () => {
    if (rests()) return;
    source?.close();
    if (state.status === 'over') change('connecting', false);
    const query = lastEventId === '' ? '' : `?desde=${lastEventId}`;
    source = new EventSource(`/api${endpoint.path}${query}`);
    clearTimeout(timer);
    timer = setTimeout(fail, SILENCE_MS);
    source.addEventListener('open', () => {
      hear();
      handlers.onOpen();
    });
    source.addEventListener('error', fail);
    source.addEventListener(STREAM_EVENTS.order, (event: MessageEvent<string>) => {
      lastEventId = event.lastEventId;
      hear();
      handlers.onOrder(orderFromWire(JSON.parse(event.data) as OrderWire));
    });
    source.addEventListener(STREAM_EVENTS.menu, (event: MessageEvent<string>) => {
      hear();
      handlers.onMenu?.((JSON.parse(event.data) as MenuNewsWire).version);
    });
    source.addEventListener(STREAM_EVENTS.house, (event: MessageEvent<string>) => {
      handlers.onHouse?.(JSON.parse(event.data) as KitchenNowWire);
    });
    source.addEventListener(STREAM_EVENTS.heartbeat, (event: MessageEvent<string>) => {
      hear();
      const { ahora } = JSON.parse(event.data) as { ahora: string };
      handlers.onServerTime?.(Date.parse(ahora));
    });
    source.addEventListener(STREAM_EVENTS.down, () => change('down', false));
  };

  // A device that wakes up, or is online again, reconnects at once instead of waiting for a timer.
  const wake = () => {
    if (document.visibilityState === 'visible' && state.status !== 'live') reconnectAfter(0);
  };
  const lose = () => {
    if (state.status === 'live') fail();
  };
  // The connection belongs to the previous session and would receive nothing more: reconnect with
  // the new cookie.
  const stopListening = onSessionChange(() => {
    if (!rests()) reconnectAfter(0);
  });
  window.addEventListener('online', wake);
  window.addEventListener('offline', lose);
  document.addEventListener('visibilitychange', wake);
  connect();

  return () => {
    clearTimeout(timer);
    source?.close();
    stopListening();
    window.removeEventListener('online', wake);
    window.removeEventListener('offline', lose);
    document.removeEventListener('visibilitychange', wake);
  };
}
