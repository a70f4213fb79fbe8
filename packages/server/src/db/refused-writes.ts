const DISK_FULL = '53100';
/** The interval at which monitoring asks, if it asks rarely. */
const REMEMBERED_MS = 60_000;

/**
 * The writes that PostgreSQL could not store lately. It does not say that its disk is full: it goes
 * on allowing writes, stores what fits into the pages it has, and fails the others. So a failure
 * counts for a minute, or until the same statement succeeds: another one proves nothing.
 */
export class RefusedWrites {
  readonly #refusedAt = new Map<string, number>();
  readonly #now: () => number;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  get areRecent(): boolean {
    const since = this.#now() - REMEMBERED_MS;
    return [...this.#refusedAt.values()].some((at) => at > since);
  }

  failed(statement: string, code: string | undefined): void {
    if (code === DISK_FULL) this.#refusedAt.set(statement, this.#now());
  }

  succeeded(statement: string): void {
    this.#refusedAt.delete(statement);
  }
}
