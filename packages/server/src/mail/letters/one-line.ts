/** Bidirectional control characters: in a name, they could make an address read backwards. */
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Reduces a name to one line, so that it cannot inject a header or a paragraph. */
export function oneLine(name: string): string {
  return name
    .replace(DIRECTIONS, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The same for texts that may have several lines, such as a note. */
export function plainText(text: string): string {
  return text
    .replace(DIRECTIONS, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .trim();
}
