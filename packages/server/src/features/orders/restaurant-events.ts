import { kitchenNowToWire, STREAM_EVENTS } from '@simplato/contract';
import type { Restaurant } from '@simplato/domain';
import type { EventStream } from '../../http/event-stream.ts';

interface RestaurantEventsDependencies {
  stream: EventStream;
  now: () => Date;
  fetchRestaurant: () => Promise<Restaurant>;
  isWatched: () => boolean;
  /** The restaurant could not be read; `sendOwed` has to send the state later. */
  onOwed: () => void;
}

/**
 * Sends one stream whether its restaurant takes orders, and somebody looks at them: at the start, and whenever that may have changed.
 */
export class RestaurantEvents {
  readonly #dependencies: RestaurantEventsDependencies;
  #count = 0;
  #isOwed = false;

  constructor(dependencies: RestaurantEventsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Throws if the restaurant cannot be read. */
  async tell(): Promise<void> {
    const { stream, now, fetchRestaurant, isWatched } = this.#dependencies;
    const number = (this.#count += 1);
    const restaurant = await fetchRestaurant();
    // Reads may finish out of order: only the result of the last one is sent.
    if (number < this.#count) return;
    stream.send(
      STREAM_EVENTS.restaurant,
      JSON.stringify(kitchenNowToWire(restaurant, now(), isWatched())),
    );
  }

  async send(): Promise<void> {
    this.#isOwed = false;
    await this.tell().catch(() => {
      this.#isOwed = true;
      this.#dependencies.onOwed();
    });
  }

  async sendOwed(): Promise<void> {
    if (this.#isOwed) await this.send();
  }
}
