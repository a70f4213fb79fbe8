/** Words as they are compared where people write them by hand: capitals, accents and stops do not count. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('es')
    .replace(/[^\p{L}\p{N}%€]+/gu, ' ')
    .trim();
}

/** A name as it is compared with another: capitals and spaces do not count, accents do. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('es');
}

/** A text as a spreadsheet may give it back: line ends and composed letters are its own business. */
export function sameText(one: string, other: string): boolean {
  return settledText(one) === settledText(other);
}

export function settledText(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC').trim();
}
