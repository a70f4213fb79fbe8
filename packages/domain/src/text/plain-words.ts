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

/** Format characters, fillers and the blank of Braille: nobody sees them. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** The same, but a picture with the signs that compose it is found first, and kept. */
const PICTURE_OR_UNSEEN =
  /(\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\uFE0F\u{E0020}-\u{E007F}]|\u200D\p{Extended_Pictographic})*|[\d#*]\uFE0F?\u20E3)|[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text has something to read: a letter, a digit, a sign or a picture. */
export function isSeen(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(UNSEEN, ''));
}

/** The name of something on the menu as it is stored: tidy, and without signs that nobody sees. */
export function seenName(name: string): string {
  return tidyName(name.replace(PICTURE_OR_UNSEEN, (_, picture?: string) => picture ?? ''));
}

/**
 * Normalises a name for comparison: case, spacing, signs that nobody sees and other forms of a letter or
 * a digit ('１', 'ﬁ', 'ß') are ignored, accents are not.
 */
export function nameKey(name: string): string {
  const plain = name.replace(UNSEEN, '').normalize('NFKC');
  // First to capitals, where letters that have no small twin of their own are written as others.
  return tidyName(plain.toLocaleUpperCase('es').toLocaleLowerCase('es'));
}

/** Whether two names differ at most in what is not stored. */
export function sameName(one: string, other: string): boolean {
  return seenName(one) === seenName(other);
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
