import { STREAM_EVENTS } from '@simplato/contract';
import type { House } from '@simplato/domain';
import type { EventStream } from '../../http/event-stream.ts';
import { kitchenNow } from '../restaurants/load-house.ts';

interface Telling {
  stream: EventStream;
  now: () => Date;
  readHouse: () => Promise<House>;
  /** It could not be read, and is owed until somebody asks again. */
  onOwed: () => void;
}

/** What a stream says of its house whenever that has changed. */
export class HouseTeller {
  readonly #telling: Telling;
  #tellings = 0;
  #isOwed = false;

  constructor(telling: Telling) {
    this.#telling = telling;
  }

  /** Fails when the house cannot be read. */
  async tell(): Promise<void> {
    const { stream, now, readHouse } = this.#telling;
    const telling = (this.#tellings += 1);
    const house = await readHouse();
    // What was read first may come last; only what was asked for last is news.
    if (telling < this.#tellings) return;
    stream.send(STREAM_EVENTS.house, JSON.stringify(kitchenNow(house, now())));
  }

  async tryToTell(): Promise<void> {
    this.#isOwed = false;
    await this.tell().catch(() => {
      this.#isOwed = true;
      this.#telling.onOwed();
    });
  }

  async tellWhatIsOwed(): Promise<void> {
    if (this.#isOwed) await this.tryToTell();
  }
}
