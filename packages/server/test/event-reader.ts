import type { AddressInfo } from 'node:net';
import { orderWire, STREAM_EVENTS, type Endpoint, type OrderWire } from '@simplato/contract';
import type { Sending } from '@simplato/test-kit';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { TestClient } from './test-client.ts';

export interface StreamEvent {
  event: string;
  id: number | null;
  data: string;
}

/** The address of an application, which starts to listen if it does not yet. */
export async function addressOf(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** An open stream of events, read as a browser's EventSource does. */
export class EventReader {
  readonly response: Response;
  readonly #line: AbortController;
  /** Settles once the server has ended the stream. */
  readonly ended: Promise<void>;
  hasEnded = false;
  readonly #events: StreamEvent[] = [];
  readonly #counts = new Map<string, number>();
  #wake: () => void = () => undefined;

  private constructor(response: Response, line: AbortController) {
    this.response = response;
    this.#line = line;
    this.ended = this.#read().finally(() => {
      this.hasEnded = true;
      this.#wake();
    });
  }

  static async open(
    client: TestClient,
    endpoint: Endpoint,
    sending: Sending = {},
  ): Promise<EventReader> {
    const line = new AbortController();
    const query = new URLSearchParams(sending.query).toString();
    const response = await fetch(`${await addressOf(client.app)}/api${endpoint.path}?${query}`, {
      headers: client.headers(endpoint, sending),
      signal: line.signal,
    });
    expect(response.status).toBe(200);
    return new EventReader(response, line);
  }

  /** Closes the connection from this side. */
  async close(): Promise<void> {
    this.#line.abort();
    await this.ended;
  }

  /** The next event with this name; earlier ones are skipped. Throws once none can come any more. */
  async next(name: string): Promise<StreamEvent> {
    for (;;) {
      const event = this.#events.shift();
      if (event?.event === name) return event;
      if (event !== undefined) continue;
      if (this.hasEnded) throw new Error(`The stream ended without another “${name}”`);
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  /** Those with this name that have come and were not read yet. */
  unread(name: string): StreamEvent[] {
    return this.#events.filter(({ event }) => event === name);
  }

  /** How many events with this name have come so far. */
  heard(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  /** The next order, which must match the contract and carry its number as id. */
  async nextOrder(): Promise<OrderWire> {
    const { id, data } = await this.next(STREAM_EVENTS.order);
    const body: unknown = JSON.parse(data);
    const order = z.parse(orderWire, body);
    expect(order).toEqual(body);
    expect(id).toBe(order.evento);
    return order;
  }

  async nextOrders(count: number): Promise<OrderWire[]> {
    const orders: OrderWire[] = [];
    while (orders.length < count) orders.push(await this.nextOrder());
    return orders;
  }

  async #read(): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    try {
      for await (const chunk of this.response.body ?? []) {
        text += decoder.decode(chunk as Uint8Array, { stream: true });
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) this.#take(block);
      }
    } catch {
      // The connection was closed: by the server when it stops, or by us.
    }
  }

  #take(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => {
        const colon = line.indexOf(': ');
        return [line.slice(0, colon), line.slice(colon + 2)] as const;
      }),
    );
    const event = fields.get('event');
    if (event === undefined) return;
    const id = fields.get('id');
    this.#counts.set(event, this.heard(event) + 1);
    this.#events.push({
      event,
      id: id === undefined ? null : Number(id),
      data: fields.get('data') ?? '',
    });
    this.#wake();
  }
}
