import {
  HEARTBEAT_MS,
  orderToWire,
  STREAM_EVENTS,
  type streamOrders,
  type streamOwnOrders,
} from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { EventStream } from '../../http/event-stream.ts';
import { readCall, routeOf } from '../../http/serve.ts';
import type { Parts } from '../../parts.ts';
import type { Session } from '../sessions/session.ts';
import type { OrderEvent } from './event-queries.ts';

type StreamEndpoint = typeof streamOrders | typeof streamOwnOrders;
type Filter = (event: OrderEvent) => boolean;

/** An event is written out once, however many streams it goes to. */
const written = new WeakMap<OrderEvent, string>();

function write(event: OrderEvent): string {
  let text = written.get(event);
  if (text === undefined) {
    text = JSON.stringify(orderToWire(event.order));
    written.set(event, text);
  }
  return text;
}

/** Registers a stream of orders; `filterFor` says which events of the house a session may see. */
export function serveOrderStream(
  app: FastifyInstance,
  endpoint: StreamEndpoint,
  { feed, now }: Parts,
  filterFor: (session: Session) => Filter,
): void {
  app.route({
    ...routeOf(endpoint),
    schema: {},
    handler: async (request, reply) => {
      const { headers, query, session } = readCall(endpoint, request, reply);
      const isWanted = filterFor(session);
      const after = headers['last-event-id'] ?? query.desde;
      const stream = new EventStream(reply);
      let lastBeat = 0;
      const beat = (isOverdue: boolean) => {
        const at = now();
        if (!isOverdue && at.getTime() - lastBeat < HEARTBEAT_MS) return;
        lastBeat = at.getTime();
        stream.send(STREAM_EVENTS.heartbeat, JSON.stringify({ ahora: at.toISOString() }));
      };
      try {
        const leave = await feed.subscribe(
          session.restaurantId,
          after === undefined ? null : Number(after),
          {
            send: (event) => {
              if (isWanted(event)) stream.send(STREAM_EVENTS.order, write(event), event.eventId);
            },
            beat: () => beat(false),
            down: () => {
              lastBeat = 0;
              stream.send(STREAM_EVENTS.down, '{}');
            },
          },
        );
        beat(true);
        stream.onClose(leave);
      } catch (error) {
        request.log.error({ err: error }, 'order stream could not start');
        stream.send(STREAM_EVENTS.down, '{}');
        stream.end();
      }
    },
  });
}
