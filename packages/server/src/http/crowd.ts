/**
 * Limits what may be in progress at once for each key (an address, a session, a house) to `most`.
 */
export class Crowd {
  readonly #most: number;
  readonly #here = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** False if the limit is reached; otherwise `leave` must be called once when done. */
  enter(who: string): boolean {
    const here = this.#here.get(who) ?? 0;
    if (here >= this.#most) return false;
    this.#here.set(who, here + 1);
    return true;
  }

  leave(who: string): void {
    const left = (this.#here.get(who) ?? 0) - 1;
    if (left > 0) this.#here.set(who, left);
    else this.#here.delete(who);
  }
}
