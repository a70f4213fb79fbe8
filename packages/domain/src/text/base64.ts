/**
 * Base64 of UTF-8 text, for table codes, headers and mirror cookies. The globals below exist in
 * every browser and in Node; they are declared here because domain is compiled without the types of
 * either.
 */
declare const btoa: (binary: string) => string;
declare const atob: (base64: string) => string;
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
declare class TextDecoder {
  constructor(label: string, options: { fatal: boolean; ignoreBOM: boolean });
  decode(bytes: Uint8Array): string;
}

export function encodeBase64(text: string): string {
  return btoa(
    Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''),
  );
}

/** Null for anything that is not base64 of valid UTF-8. Accepts the URL-safe alphabet too. */
export function decodeBase64(base64: string): string | null {
  const standard = base64.trim().replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+');
  try {
    const binary = atob(standard);
    // ASCII is UTF-8 already, and nearly every header is.
    if (!/[\x80-\xff]/.test(binary)) return binary;
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
