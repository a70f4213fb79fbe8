/**
 * Limits how many things may be in progress at once for each key: an address, a session, a restaurant.
 */
export class ConcurrencyLimit {
  readonly #limit: number;
  readonly #inProgress = new Map<string, number>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** False if the limit is reached; otherwise `release` must be called once when done. */
  acquire(key: string): boolean {
    const count = this.#inProgress.get(key) ?? 0;
    if (count >= this.#limit) return false;
    this.#inProgress.set(key, count + 1);
    return true;
  }

  release(key: string): void {
    const left = (this.#inProgress.get(key) ?? 0) - 1;
    if (left > 0) this.#inProgress.set(key, left);
    else this.#inProgress.delete(key);
  }
}
