import fs from 'node:fs';
import process from 'node:process';

const MB = 1024 * 1024;
/**
 * PostgreSQL's write-ahead log grows in files of 16 MB; it cannot go on without room for the next
 * one.
 */
const TO_START_MB = 32;
const TO_WRITE_MB = 64;
/** Writing resumes at a higher mark than it stops at, so that it does not flip back at once. */
const TO_WRITE_AGAIN_MB = 80;
const LOOK_EVERY_MS = 100;

/** The free space on a folder's disk, checked at most every 100 ms. */
export class FreeDiskSpace {
  readonly #folder: string;
  #lookedAt = 0;
  #isShort = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  get isTooShortToStart(): boolean {
    return freeMb(this.#folder) < TO_START_MB;
  }

  /** How many MB must be freed before this many can be written without stopping the database. */
  lacksFor(megabytes: number): number {
    return Math.max(0, megabytes + TO_WRITE_AGAIN_MB - freeMb(this.#folder));
  }

  /** Whether the database must be read-only for now. */
  isShort(): boolean {
    const now = Date.now();
    if (Math.abs(now - this.#lookedAt) < LOOK_EVERY_MS) return this.#isShort;
    this.#lookedAt = now;
    const wasShort = this.#isShort;
    const free = freeMb(this.#folder);
    this.#isShort = free < (wasShort ? TO_WRITE_AGAIN_MB : TO_WRITE_MB);
    if (this.#isShort !== wasShort) tell(this.#folder, free, this.#isShort);
    return this.#isShort;
  }
}

function freeMb(folder: string): number {
  const { bavail, bsize } = fs.statfsSync(folder);
  return Math.floor((bavail * bsize) / MB);
}

function tell(folder: string, free: number, isShort: boolean): void {
  process.stderr.write(
    isShort
      ? `Queda poco sitio en el disco de ${folder} (${free} MB): se puede leer, pero no se guarda nada hasta que haya ${TO_WRITE_AGAIN_MB} MB libres.\n`
      : `Vuelve a haber sitio en el disco de ${folder} (${free} MB): se guarda de nuevo.\n`,
  );
}
