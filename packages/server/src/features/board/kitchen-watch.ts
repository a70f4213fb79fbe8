import type { Database } from '../../db/database.ts';
import { repeat } from '../../concurrency/repeat.ts';
import { putBoardsSeen } from './board-queries.ts';

const SAY_EVERY_MS = 20_000;

/**
 * Stores that a board is open somewhere, for as long as one is in this process: every process reads
 * it, and a board whose process died is soon not seen any more.
 */
export class KitchenWatch {
  readonly #db: Database;
  readonly #onError: (error: unknown) => void;
  readonly #repeated;
  /** How many boards each restaurant has open here. */
  readonly #boards = new Map<number, number>();

  constructor(db: Database, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
    this.#repeated = repeat(
      async () => putBoardsSeen(this.#db, [...this.#boards.keys()]),
      SAY_EVERY_MS,
      onError,
    );
  }

  /** A board has been opened, which every phone hears at once. Returns a function that closes it. */
  async open(restaurantId: number): Promise<() => void> {
    await putBoardsSeen(this.#db, [restaurantId]);
    this.#db.signals.announce('kitchen', String(restaurantId));
    this.#boards.set(restaurantId, (this.#boards.get(restaurantId) ?? 0) + 1);
    return () => this.#close(restaurantId);
  }

  async stop(): Promise<void> {
    await this.#repeated.stop();
  }

  #close(restaurantId: number): void {
    const left = (this.#boards.get(restaurantId) ?? 0) - 1;
    if (left > 0) {
      this.#boards.set(restaurantId, left);
      return;
    }
    this.#boards.delete(restaurantId);
    // The minute begins now, and not when it was last said.
    putBoardsSeen(this.#db, [restaurantId]).catch(this.#onError);
  }
}
