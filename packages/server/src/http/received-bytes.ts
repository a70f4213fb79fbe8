/**
 * The bytes of uploads that are being received, of all restaurants together. When there are too many,
 * the restaurant that holds most gives way: a small one's file comes through whatever the others send.
 */
export class ReceivedBytes {
  readonly #most: number;
  readonly #files = new Set<ReceivedFile>();

  constructor(most: number) {
    this.#most = most;
  }

  begin(restaurant: string): ReceivedFile {
    const file = new ReceivedFile(restaurant, () => this.#makeRoom());
    this.#files.add(file);
    return file;
  }

  end(file: ReceivedFile): void {
    this.#files.delete(file);
  }

  #makeRoom(): void {
    while (sumOf(this.#files) > this.#most) {
      const held = new Map<string, number>();
      for (const { restaurant, bytes } of this.#files) {
        held.set(restaurant, (held.get(restaurant) ?? 0) + bytes);
      }
      const [largest] = [...this.#files].toSorted(
        (one, other) =>
          (held.get(other.restaurant) ?? 0) - (held.get(one.restaurant) ?? 0) ||
          other.bytes - one.bytes,
      );
      largest?.refuse();
    }
  }
}

/** A file as far as it is there. */
export class ReceivedFile {
  readonly restaurant: string;
  readonly #onGrowth: () => void;
  #chunks: Buffer[] = [];
  #isRefused = false;
  bytes = 0;

  constructor(restaurant: string, onGrowth: () => void) {
    this.restaurant = restaurant;
    this.#onGrowth = onGrowth;
  }

  get isRefused(): boolean {
    return this.#isRefused;
  }

  add(chunk: Buffer): void {
    if (this.#isRefused) return;
    this.#chunks.push(chunk);
    this.bytes += chunk.length;
    this.#onGrowth();
  }

  /** Keeps nothing of it. */
  drop(): void {
    this.#chunks = [];
    this.bytes = 0;
  }

  refuse(): void {
    this.#isRefused = true;
    this.drop();
  }

  content(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}

function sumOf(files: Iterable<ReceivedFile>): number {
  let sum = 0;
  for (const { bytes } of files) sum += bytes;
  return sum;
}
