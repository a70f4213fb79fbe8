/**
 * 'fail-before': a 500 without any work, not stored for its key · 'fail': the same, but its key returns 500
 * from then on · 'fail-after': so does this one's, and the work is done · 'hang-up-before' · 'hang-up-after': the work is done, but the answer breaks off ·
 * 'too-many': 429 · 'refuse': a final refusal · 'slow': no work and no answer until `release()`, and then all of them · 'slow-answer': the work
 * is done and read at once, but the answer waits for `release()`.
 */
export type Trouble =
  | 'fail-before'
  | 'fail'
  | 'fail-after'
  | 'hang-up-before'
  | 'hang-up-after'
  | 'too-many'
  | 'refuse'
  | 'slow'
  | 'slow-answer';

/** The planned failures, and the calls they apply to. */
export class StripeTroubles {
  readonly #waiting: { trouble: Trouble; on: string; times: number }[] = [];
  #release: () => void = () => undefined;
  #isHolding = false;
  released: Promise<void> = Promise.resolve();

  /** `on`: the beginning of the call that it applies to, as in 'POST /v1/refunds'. */
  add(trouble: Trouble, { times = 1, on = '' }: { times?: number; on?: string } = {}): void {
    this.#waiting.push({ trouble, on, times });
    if (!trouble.startsWith('slow') || this.#isHolding) return;
    this.#isHolding = true;
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
    this.#isHolding = false;
    this.#release();
  }
}
