import fs from 'node:fs';

/**
 * One flush to the disk for all commits that wait for one. PostgreSQL asks for a flush of its journal, the
 * write-ahead log, at each commit, and would do nothing else meanwhile. Here it goes on at once, with the
 * next caller's statement, and who has asked it something is not answered before `settled`: neither who
 * committed nor who has read what was committed.
 *
 * PostgreSQL takes the journal for flushed as soon as it has asked. It relies on that before it changes any
 * other file: whoever does so for it calls `now` first.
 */
export class JournalFlush {
  readonly #fail: (error: unknown) => never;
  /** The part of the journal that is written to, over a descriptor that PostgreSQL does not close. */
  #part: { path: string; file: number } | undefined;
  /** Whether there are commits for which no flush has begun. */
  #isAsked = false;
  #running: Promise<void> | undefined;
  /** Begins when the one that is running has ended. */
  #next: Promise<void> | undefined;

  /** `fail` ends the process: what a failed flush has left on the disk, nobody knows. */
  constructor(fail: (error: unknown) => never) {
    this.#fail = fail;
  }

  /** Asks for a flush of the part of the journal in that file. */
  ask(path: string): void {
    if (this.#part?.path !== path) {
      this.close();
      this.#part = { path, file: fs.openSync(path, 'r+') };
    }
    this.#isAsked = true;
  }

  /** Resolves once all that was asked for until now is on the disk. */
  async settled(): Promise<void> {
    if (this.#isAsked) await (this.#next ??= this.#flush());
    else await this.#running;
  }

  /** Returns once all that was asked for until now is on the disk; nothing else runs meanwhile. */
  now(): void {
    if (!this.#part || !(this.#isAsked || this.#running)) return;
    this.#isAsked = false;
    try {
      fs.fdatasyncSync(this.#part.file);
    } catch (error) {
      this.#fail(error);
    }
  }

  close(): void {
    this.now();
    const part = this.#part;
    this.#part = undefined;
    if (!part) return;
    const closing = () => fs.closeSync(part.file);
    if (this.#running) void this.#running.then(closing);
    else closing();
  }

  async #flush(): Promise<void> {
    await this.#running;
    this.#next = undefined;
    // Not if somebody could not wait: `now` has flushed them all.
    if (!this.#part || !this.#isAsked) return;
    this.#isAsked = false;
    const { file } = this.#part;
    this.#running = new Promise((resolve) => {
      fs.fdatasync(file, (error) => {
        if (error) return this.#fail(error);
        this.#running = undefined;
        resolve();
      });
    });
    await this.#running;
  }
}
