/** Counts what is under way for each key (an address, a session, a house), and lets in no more than `most` of each. */
export class Crowd {
  readonly #most: number;
  readonly #here = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** False when there are enough already; otherwise `leave` has to follow, once. */
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
