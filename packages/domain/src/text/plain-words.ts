/** Normalises hand-written words for comparison: case, accents and punctuation are ignored. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('es')
    .replace(/[^\p{L}\p{N}%€]+/gu, ' ')
    .trim();
}

/**
 * The same for a text that has to be understood whole; null if it has signs that comparing would
 * drop, such as a question mark or a picture: they may mean something.
 */
export function wholeWords(text: string): string | null {
  return /^[\p{L}\p{M}\p{N}\s.-]*$/u.test(text) ? plainWords(text) : null;
}

/** A name as it is stored: letters composed, single spaces, none at the ends. */
export function tidyName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** Normalises a name for comparison: case, spacing and signs that nobody sees are ignored, accents are not. */
export function nameKey(name: string): string {
  return tidyName(name.replace(/\p{Cf}/gu, '')).toLocaleLowerCase('es');
}

/**
 * Compares texts that a spreadsheet may have changed: line endings and Unicode composition are
 * ignored.
 */
export function sameText(one: string, other: string): boolean {
  return settledText(one) === settledText(other);
}

export function settledText(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC').trim();
}
