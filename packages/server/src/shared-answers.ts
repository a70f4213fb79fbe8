/**
 * Asks once for all who want to know the same at the same time, and for whoever wants to know it
 * again within `keptMs`. A failure is shared too, but not kept.
 */
export class SharedAnswers<Answer> {
  readonly #answers = new Map<string, Promise<Answer>>();
  readonly #keptMs: number;

  constructor(keptMs: number) {
    this.#keptMs = keptMs;
  }

  ask(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.#answers.get(key);
    if (known) return known;
    const answer = ask();
    this.#answers.set(key, answer);
    const forget = () => this.#answers.delete(key);
    answer.then(() => setTimeout(forget, this.#keptMs).unref(), forget);
    return answer;
  }
}
