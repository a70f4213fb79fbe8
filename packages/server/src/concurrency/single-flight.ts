/**
 * Asks once for all who want to know the same at the same time. Whoever asks once the answer has
 * come, or failed, gets a newer one.
 */
export class SingleFlight<Answer> {
  readonly #asked = new Map<string, Promise<Answer>>();

  ask(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.#asked.get(key);
    if (known) return known;
    const answer = ask().finally(() => this.#asked.delete(key));
    this.#asked.set(key, answer);
    return answer;
  }
}
