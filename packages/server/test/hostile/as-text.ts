/** How a hostile value of any kind is written where only text can be. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}

/** A lone surrogate cannot be encoded in an address. */
export function escaped(text: string): string {
  return encodeURIComponent(Buffer.from(text.slice(0, 2_000)).toString());
}

/** Only characters that a header can contain. hostile-lines.test.ts sends the others over a raw socket. */
export function asHeader(text: string): string {
  return text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 2_000);
}
