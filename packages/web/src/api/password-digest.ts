/** Browsers offer cryptography only on https and localhost. */
export class InsecureContextError extends Error {
  override readonly name = 'InsecureContextError';
}

/** Lower-case hex SHA-256 of the NFC-normalised password, sent in its place. */
export async function digestPassword(password: string): Promise<string> {
  // The types always include `subtle`; over plain http it is missing.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) throw new InsecureContextError();
  const bytes = new TextEncoder().encode(password.normalize('NFC'));
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
