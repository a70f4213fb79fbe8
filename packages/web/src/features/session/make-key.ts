/**
 * A key that marks one wish, however often it is sent. Not `crypto.randomUUID`: a phone on plain http
 * has none.
 */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
