const MAX_BYTES = 32 * 1024 * 1024;

/** The pictures asked for lately. They never change, so nothing here is ever out of date. */
export class PhotoShelf {
  readonly #photos = new Map<string, Uint8Array>();
  #bytes = 0;

  async find(key: string, load: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> {
    const known = this.#photos.get(key);
    if (known) {
      // Back to the end: the one that was asked for longest ago goes first.
      this.#photos.delete(key);
      this.#photos.set(key, known);
      return known;
    }
    const photo = await load();
    if (photo) this.#keep(key, photo);
    return photo;
  }

  #keep(key: string, photo: Uint8Array): void {
    if (this.#photos.has(key)) return;
    this.#photos.set(key, photo);
    this.#bytes += photo.byteLength;
    for (const [oldest, { byteLength }] of this.#photos) {
      if (this.#bytes <= MAX_BYTES) return;
      this.#photos.delete(oldest);
      this.#bytes -= byteLength;
    }
  }
}
