import type http from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { STREAM_EVENTS, type Endpoint, type OrderWire } from '@simplato/contract';
import { EventBlocks } from '@simplato/server/test/process/event-blocks';
import type { Device } from '../kit/device.ts';
import type { Ledger, Listener } from './ledger.ts';

/** The same delay before reconnecting as the site's. */
const RETRY_MS = 500;

interface Wiring {
  device: Device;
  ledger: Ledger;
  endpoint: Endpoint;
  /** The list that the site reads again on each connection. */
  readList: () => Promise<readonly OrderWire[]>;
  onOrder: (order: OrderWire) => void;
}

/**
 * A device's live stream. It reconnects after the last event received, whichever end broke the
 * connection.
 */
export class Line {
  readonly listener: Listener;
  readonly #wiring: Wiring;
  #response: http.IncomingMessage | null = null;
  #isWanted = true;

  private constructor(wiring: Wiring, who: Pick<Listener, 'name' | 'visit'>) {
    this.#wiring = wiring;
    const { restaurantId } = wiring.device;
    this.listener = wiring.ledger.listen({ ...who, restaurantId });
  }

  /** Resolves once the server has begun to answer: from then on every event must arrive. */
  static async open(wiring: Wiring, who: Pick<Listener, 'name' | 'visit'>): Promise<Line> {
    const line = new Line(wiring, who);
    await new Promise<void>((resolve) => void line.#keepOpen(resolve));
    return line;
  }

  /** Simulates the loss of the network, followed by a reconnection. */
  drop(): void {
    this.listener.upSince = Infinity;
    this.#response?.destroy();
  }

  close(): void {
    this.#isWanted = false;
    this.#response?.destroy();
  }

  async #keepOpen(onFirstWord: () => void): Promise<void> {
    const { device, endpoint } = this.#wiring;
    while (this.#isWanted) {
      const { lastEvent, visit } = this.listener;
      // A board must receive every event from the restaurant's first on; a phone that has received none
      // starts now.
      const query = lastEvent === 0 && visit !== null ? '' : `?desde=${lastEvent}`;
      const response = await device.open(`/api${endpoint.path}${query}`);
      this.#response = response;
      if (response && this.#isWanted) await this.#read(response, onFirstWord);
      response?.destroy();
      if (this.#isWanted) await setTimeout(RETRY_MS);
    }
  }

  async #read(response: http.IncomingMessage, onFirstWord: () => void): Promise<void> {
    const { ledger, onOrder } = this.#wiring;
    const blocks = new EventBlocks();
    let isUp = false;
    try {
      for await (const chunk of response) {
        for (const { event, id, data } of blocks.take(chunk as Buffer)) {
          if (!isUp) void this.#comeUp();
          isUp = true;
          onFirstWord();
          if (id === null) continue;
          if (event === STREAM_EVENTS.tab) ledger.hearTab(this.listener, id);
          if (event !== STREAM_EVENTS.order) continue;
          ledger.hear(this.listener, id, data as OrderWire);
          onOrder(data as OrderWire);
        }
      }
    } catch {
      // The connection broke, at either end.
    }
  }

  async #comeUp(): Promise<void> {
    this.listener.upSince = performance.now();
    const { ledger, readList, onOrder } = this.#wiring;
    let orders: readonly OrderWire[] | null = null;
    // Retries like the site, until the list has been read or is no longer needed.
    while (orders === null && this.#isWanted) {
      orders = await readList().catch(() => null);
      if (orders === null) await setTimeout(RETRY_MS);
    }
    for (const order of orders ?? []) {
      ledger.read(this.listener, order);
      onOrder(order);
    }
  }
}
