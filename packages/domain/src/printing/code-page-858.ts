/**
 * The receipt printers' code page that has both Spanish letters and the euro sign. Below 128 it is
 * ASCII; these are its characters from 128 on.
 */
const UPPER_HALF =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ' +
  'áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀' +
  'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

const BYTES = new Map(Array.from(UPPER_HALF, (character, index) => [character, 128 + index]));
/** Text in that code page, as MS-DOS wrote it. */
export function decodeCodePage858(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) =>
    byte < 128 ? String.fromCharCode(byte) : UPPER_HALF.charAt(byte - 128),
  ).join('');
}

/** Common typed characters that the page lacks, and what replaces them. */
const STAND_INS: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '•': '·',
};

/** True for a letter or sign that can be printed as it is, or by a stand-in. */
export function inCodePage858(character: string): boolean {
  return character <= '\u007f' || BYTES.has(character) || character in STAND_INS;
}

const isControl = /^\p{Cc}$/u;

/**
 * Encodes text as bytes. A letter that the page lacks loses its accent; anything else becomes '?'.
 * Control characters become spaces, so that no note can contain a printer command.
 */
export function encodeCodePage858(text: string): number[] {
  return Array.from(text.normalize('NFC'), encodeCharacter).flat();
}

function encodeCharacter(character: string): number[] {
  if (isControl.test(character)) return [0x20];
  const code = character.codePointAt(0) ?? 0x3f;
  if (code < 128) return [code];
  const byte = BYTES.get(character);
  if (byte !== undefined) return [byte];
  const standIn = STAND_INS[character];
  if (standIn !== undefined) return encodeCodePage858(standIn);
  const bare = character.normalize('NFD').replace(/\p{M}/gu, '');
  // NFC, because `bare` was decomposed: a Hangul syllable would otherwise recurse for ever.
  return bare === '' || bare === character ? [0x3f] : Array.from(bare, encodeCharacter).flat();
}
