import { StripeFault } from './stripe-fault.ts';

export interface Answer {
  status: number;
  body: object;
}

/**
 * Idempotency keys as Stripe keeps them: status and body of the first run are returned again, also if Stripe
 * failed or refused; other parameters under the same key are refused; a call whose parameters are wrong
 * leaves its key free.
 */
export class StripeKeys {
  readonly #kept = new Map<string, { fingerprint: string; answer: Answer }>();
  readonly #inFlight = new Set<string>();

  replay(key: string, fingerprint: string): Answer | null {
    if (this.#inFlight.has(key)) {
      throw new StripeFault(409, 'There is currently another in-progress request using this key.', {
        code: 'idempotency_key_in_use',
        type: 'idempotency_error',
      });
    }
    const kept = this.#kept.get(key);
    if (kept && kept.fingerprint !== fingerprint) {
      throw new StripeFault(
        400,
        'Keys for idempotent requests can only be used with the same parameters.',
        { type: 'idempotency_error' },
      );
    }
    return kept?.answer ?? null;
  }

  begin(key: string): void {
    this.#inFlight.add(key);
  }

  end(key: string): void {
    this.#inFlight.delete(key);
  }

  keep(key: string, fingerprint: string, answer: Answer): void {
    this.#kept.set(key, { fingerprint, answer });
  }

  /** As Stripe does after a day. */
  forget(): void {
    this.#kept.clear();
  }
}
