/**
 * 'fail-before': a 500 that did nothing and is not remembered · 'fail-after': the work is done, and its
 * key says 500 from now on · 'hang-up-before' · 'hang-up-after': the work is done, the answer breaks off ·
 * 'too-many': 429 · 'refuse': a no that is Stripe's last word · 'slow': nothing until `release()`, and then everything.
 */
export type Trouble =
  | 'fail-before'
  | 'fail-after'
  | 'hang-up-before'
  | 'hang-up-after'
  | 'too-many'
  | 'refuse'
  | 'slow';

/** What goes wrong next, and with which calls. */
export class StripeTroubles {
  readonly #waiting: { trouble: Trouble; on: string; times: number }[] = [];
  #release: () => void = () => undefined;
  released: Promise<void> = Promise.resolve();

  /** `on`: the beginning of what it happens to, as in 'POST /v1/refunds'. */
  add(trouble: Trouble, { times = 1, on = '' }: { times?: number; on?: string } = {}): void {
    this.#waiting.push({ trouble, on, times });
    if (trouble !== 'slow') return;
    this.released = new Promise((resolve) => {
      this.#release = resolve;
    });
  }

  forget(): void {
    this.#waiting.length = 0;
  }

  take(call: string): Trouble | null {
    const next = this.#waiting.find(({ on, times }) => times > 0 && call.startsWith(on));
    if (!next) return null;
    next.times -= 1;
    return next.trouble;
  }

  release(): void {
    this.#release();
  }
}
