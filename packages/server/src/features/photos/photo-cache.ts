const MAX_BYTES = 32 * 1024 * 1024;

/**
 * An LRU cache of pictures. Their keys contain a hash of the content, so entries never go stale.
 */
export class PhotoCache {
  readonly #photos = new Map<string, Uint8Array>();
  #bytes = 0;

  async find(key: string, load: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> {
    const known = this.#photos.get(key);
    if (known) {
      // Reinserted at the end of the map: the least recently used comes first and is evicted first.
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
