import {
  callToWire,
  COOKIES,
  HEARTBEAT_MS,
  KITCHEN_SCREEN,
  orderToWire,
  STREAM_EVENTS,
  type streamOrders,
  type streamOwnOrders,
  tabHeadToWire,
} from '@simplato/contract';
import { worksInTheRestaurant } from '@simplato/domain';
import type { FastifyInstance } from 'fastify';
import type { EventStream } from '../../http/event-stream.ts';
import { readCall, routeOf } from '../../http/serve.ts';
import type { Dependencies } from '../../dependencies.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import type { Session } from '../../auth/session.ts';
import { tabForVisit, type TabOfFeed } from '../tabs/read-tab.ts';
import type { Channel } from './event-queries.ts';
import { RestaurantEvents } from './restaurant-events.ts';

type StreamEndpoint = typeof streamOrders | typeof streamOwnOrders;
/** The JSON of each event, serialized once for all streams. */
const written = new WeakMap<object, string>();

function write<Source extends object>(source: Source, toWire: (source: Source) => unknown): string {
  const known = written.get(source);
  if (known !== undefined) return known;
  const text = JSON.stringify(toWire(source));
  written.set(source, text);
  return text;
}

/** The staff gets a tab's head; a phone its tab, with what is its own. */
function writeTab(tab: TabOfFeed, visitId: string | null): string | null {
  if (visitId === null) return write(tab, tabHeadToWire);
  const wire = tabForVisit(tab, visitId);
  return wire && JSON.stringify(wire);
}

/** Registers a stream of orders; `channelOf` decides which events a session receives. */
export function serveOrderStream(
  app: FastifyInstance,
  endpoint: StreamEndpoint,
  { db, restaurantCache, feed, kitchenWatch, sessions, streams, now }: Dependencies,
  channelOf: (session: Session) => Channel,
): void {
  app.route({
    ...routeOf(endpoint),
    schema: {},
    handler: async (request, reply) => {
      const { headers, query, session } = readCall(endpoint, request, reply);
      const channel = channelOf(session);
      const { restaurantId } = channel;
      const after = headers['last-event-id'] ?? query.desde ?? null;
      const token = request.cookies[COOKIES.session] ?? '';
      const stream = streams.start(reply, token, worksInTheRestaurant(session.role));
      // Once the session has ended, no more events are sent. The stream itself is closed at the next heartbeat,
      // so that a browser that has just received a new session's cookie reconnects with that one.
      let isEntitled = true;
      const reconsider = async () => {
        isEntitled = false;
        // A session that has only changed keeps its cookie: the browser may reconnect at once. It misses nothing,
        // because it asks for what followed the last event that it was sent.
        if (await sessions.find(token)) stream.end();
      };
      stream.onClose(
        sessions.onChange(token, () => {
          // Without an answer from the database, the stream ends as soon as there is one: silent, it is of no use.
          reconsider().catch(() => heart.hurry());
        }),
      );
      const heart = new Heart(
        stream,
        now,
        async () => isEntitled && (await sessions.find(token)) !== null,
      );
      const restaurantEvents = new RestaurantEvents({
        stream,
        now,
        fetchRestaurant: async () =>
          restaurantCache.recall(restaurantId, 'house', async () =>
            loadRestaurant(db, restaurantId),
          ),
        isWatched: () => feed.isWatched(restaurantId),
        onOwed: () => heart.stop(),
      });
      try {
        // Before it subscribes: what it is told first counts this board too.
        if ('pantalla' in query && query.pantalla === KITCHEN_SCREEN) {
          stream.onClose(await kitchenWatch.open(restaurantId));
        }
        const leave = await feed.subscribe(channel, after, {
          send: (event) => {
            if (!isEntitled) return;
            const order = channel.visitId === null ? event.order : event.ownOrder;
            stream.send(STREAM_EVENTS.order, write(order, orderToWire), event.eventId);
          },
          tab: (tab, eventId) => {
            const text = isEntitled ? writeTab(tab, channel.visitId) : null;
            if (text !== null) stream.send(STREAM_EVENTS.tab, text, eventId);
          },
          call: (call, eventId) => {
            if (isEntitled) stream.send(STREAM_EVENTS.call, write(call, callToWire), eventId);
          },
          table: () => {
            if (isEntitled) stream.send(STREAM_EVENTS.table, '{}');
          },
          drained: () => stream.drained(),
          menu: (version) => stream.send(STREAM_EVENTS.menu, JSON.stringify({ version })),
          restaurant: () => void restaurantEvents.send(),
          beat: () => {
            void restaurantEvents.sendOwed();
            void heart.beat();
          },
          down: () => heart.stop(),
        });
        stream.onClose(leave);
        await restaurantEvents.tell();
        await heart.beat();
      } catch (error) {
        request.log.error({ err: error }, 'order stream could not start');
        heart.stop();
        stream.end();
      }
    },
  });
}

/**
 * The heartbeat of one stream, sent at most every HEARTBEAT_MS. Each one checks that the session that opened
 * the stream still exists and may hear it, and otherwise closes the stream.
 */
class Heart {
  readonly #stream: EventStream;
  readonly #now: () => Date;
  readonly #mayGoOn: () => Promise<boolean>;
  #lastBeat = 0;

  constructor(stream: EventStream, now: () => Date, mayGoOn: () => Promise<boolean>) {
    this.#stream = stream;
    this.#now = now;
    this.#mayGoOn = mayGoOn;
  }

  async beat(): Promise<void> {
    const at = this.#now();
    // `abs`: after the clock is set back, the next heartbeat must not wait until it has caught up.
    if (Math.abs(at.getTime() - this.#lastBeat) < HEARTBEAT_MS) return;
    this.#lastBeat = at.getTime();
    // If the database does not answer, the stream stays open: the feed reports it as down.
    const isOver = await this.#mayGoOn().then(
      (may) => !may,
      () => false,
    );
    if (isOver) this.#stream.end();
    else this.#stream.send(STREAM_EVENTS.heartbeat, JSON.stringify({ ahora: at.toISOString() }));
  }

  /** The next one is due as soon as the database answers. */
  hurry(): void {
    this.#lastBeat = 0;
  }

  stop(): void {
    this.hurry();
    this.#stream.send(STREAM_EVENTS.down, '{}');
  }
}
