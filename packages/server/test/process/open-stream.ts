import { STREAM_EVENTS, streamOrders, streamOwnOrders } from '@simplato/contract';
import { EventBlocks, type StreamEvent } from './event-blocks.ts';
import type { Person } from './people.ts';

export interface OpenStream {
  events: readonly StreamEvent[];
  /** The first matching event, received already or in future. */
  until(isMeant: (event: StreamEvent) => boolean): Promise<StreamEvent>;
  /** Settles when the other side closes the stream. */
  ended: Promise<void>;
  close(): void;
}

/** The board's stream; `after` requests all events since that number. */
export async function openBoardStream(
  url: string,
  staff: Person,
  after?: number,
): Promise<OpenStream> {
  return openStream(`${url}/api${streamOrders.path}`, staff, after);
}

/** A phone's, with its tab. */
export async function openPhoneStream(
  url: string,
  diner: Person,
  after?: number,
): Promise<OpenStream> {
  return openStream(`${url}/api${streamOwnOrders.path}`, diner, after);
}

async function openStream(address: string, person: Person, after?: number): Promise<OpenStream> {
  const stop = new AbortController();
  const query = after === undefined ? '' : `?desde=${after}`;
  const response = await fetch(`${address}${query}`, {
    headers: { ...person.cookieHeader() },
    signal: stop.signal,
  });
  if (!response.ok || !response.body) throw new Error(`No stream: ${response.status}`);
  const events: StreamEvent[] = [];
  let wake: () => void = () => undefined;
  let next = new Promise<void>((resolve) => (wake = resolve));
  let hasEnded = false;
  const read = async (body: AsyncIterable<Uint8Array>) => {
    const blocks = new EventBlocks();
    for await (const chunk of body) {
      events.push(...blocks.take(chunk));
      wake();
      next = new Promise<void>((resolve) => (wake = resolve));
    }
  };
  const ended = read(response.body)
    .catch(() => undefined)
    .finally(() => {
      hasEnded = true;
      wake();
    });
  return {
    events,
    ended,
    close: () => stop.abort(),
    async until(isMeant) {
      let seen = 0;
      for (;;) {
        const found = events.slice(seen).find(isMeant);
        if (found) return found;
        seen = events.length;
        if (hasEnded) throw new Error(`The stream ended after ${seen} events without it`);
        await next;
      }
    },
  };
}

/** The numbers of the orders' events, as they came. */
export function orderIds({ events }: Pick<OpenStream, 'events'>): (number | null)[] {
  return events.filter(({ event }) => event === STREAM_EVENTS.order).map(({ id }) => id);
}

/** Every number that came, those of tabs too, each once: without a gap, nothing was left out. */
export function numbersOf({ events }: Pick<OpenStream, 'events'>): number[] {
  return [...new Set(events.flatMap(({ id }) => (id === null ? [] : [id])))];
}

/** 1, 2, 3 … */
export const upTo = (last: number): number[] =>
  Array.from({ length: last }, (_, index) => index + 1);
