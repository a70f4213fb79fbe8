import { STREAM_EVENTS } from '@simplato/contract';
import type { House } from '@simplato/domain';
import type { EventStream } from '../../http/event-stream.ts';
import { kitchenNow } from '../restaurants/load-restaurant.ts';

interface HouseTellerParts {
  stream: EventStream;
  now: () => Date;
  readHouse: () => Promise<House>;
  /** The house could not be read; `tellWhatIsOwed` has to send the state later. */
  onOwed: () => void;
}

/**
 * Sends one stream whether its house takes orders: at the start, and whenever that may have changed.
 */
export class HouseTeller {
  readonly #parts: HouseTellerParts;
  #count = 0;
  #isOwed = false;

  constructor(parts: HouseTellerParts) {
    this.#parts = parts;
  }

  /** Throws if the house cannot be read. */
  async tell(): Promise<void> {
    const { stream, now, readHouse } = this.#parts;
    const number = (this.#count += 1);
    const house = await readHouse();
    // Reads may finish out of order: only the result of the last one is sent.
    if (number < this.#count) return;
    stream.send(STREAM_EVENTS.house, JSON.stringify(kitchenNow(house, now())));
  }

  async tryToTell(): Promise<void> {
    this.#isOwed = false;
    await this.tell().catch(() => {
      this.#isOwed = true;
      this.#parts.onOwed();
    });
  }

  async tellWhatIsOwed(): Promise<void> {
    if (this.#isOwed) await this.tryToTell();
  }
}
