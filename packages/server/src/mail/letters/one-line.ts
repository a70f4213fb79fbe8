/** Turns the direction of what follows: a name with one could make an address read backwards. */
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A name is one line, and no place for a header or a paragraph of somebody else's. */
export function oneLine(name: string): string {
  return name
    .replace(DIRECTIONS, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The same for what may have lines: a note. */
export function plainText(text: string): string {
  return text
    .replace(DIRECTIONS, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .trim();
}
