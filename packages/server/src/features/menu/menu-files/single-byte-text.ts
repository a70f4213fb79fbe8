import { LETTER_KINDS, type FileReadingWire, type LetterKind } from '@simplato/contract';
import { decodeCodePage858 } from '@simplato/domain';

/**
 * Excel's own CSV kinds that write one byte a letter: Windows, Macintosh and MS-DOS. Nothing in the
 * file says which; only one of them usually reads as words.
 */
const DECODERS: Readonly<Record<LetterKind, (bytes: Uint8Array) => string>> = {
  windows: fromWindows1252,
  mac: (bytes) => new TextDecoder('macintosh').decode(bytes),
  dos: decodeCodePage858,
};

/** Windows-1252 differs from Latin 1 only here: the euro sign, dashes and curly quotes. */
const WINDOWS_80_TO_9F = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** TextDecoder in Node 20 decodes windows-1252 as Latin 1, which has no euro sign. */
function fromWindows1252(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  return latin.replace(/[\u0080-\u009f]/g, (sign) =>
    WINDOWS_80_TO_9F.charAt(sign.charCodeAt(0) - 0x80),
  );
}

/** So many lines tell the readings apart, each of so many letters. */
const LINES_SHOWN = 3;
const LINE_SHOWN = 100;

/**
 * The text of such a file: as the kind that somebody chose, or if exactly one reading is plausible.
 * Of several, the Windows one is taken for a Spanish letter where another has only a sign; but never
 * a sign for what may be a letter. Otherwise the readings to choose from.
 */
export function readSingleBytes(
  bytes: Uint8Array,
  chosen?: LetterKind,
): string | FileReadingWire[] {
  if (chosen) return DECODERS[chosen](bytes);
  const texts = LETTER_KINDS.map((kind) => ({ kind, ...judge(DECODERS[kind](bytes)) }));
  const plausible = texts.filter(({ odd, high }) => odd * 10 <= high);
  const [first] = plausible;
  const others = plausible.filter(({ text }) => text !== first?.text);
  const isSure = first && (others.length === 0 || (first.isSpanish && !others.some(isSpanish)));
  if (isSure) return first.text;
  return showReadings(first ? [first, ...others] : texts);
}

interface Read {
  kind: LetterKind;
  text: string;
}

/** Each with the first lines that not all of them read alike: a letter has the same place in all. */
function showReadings(texts: readonly Read[]): FileReadingWire[] {
  const [{ text } = { text: '' }] = texts;
  const places: number[] = [];
  for (let at = 0; at < text.length && places.length < LINES_SHOWN; at += 1) {
    if (texts.every((other) => other.text[at] === text[at])) continue;
    places.push(at);
    at = lineEnd(text, at);
  }
  return texts.map((read) => ({
    letras: read.kind,
    lineas: places.map((at) => shownLine(read.text, at)),
  }));
}

function lineEnd(text: string, at: number): number {
  const end = text.slice(at, at + LINE_SHOWN).search(/[\r\n]/);
  return end === -1 ? at + LINE_SHOWN : at + end;
}

/** The line around this place, or the part of it. Controls would show as nothing. */
function shownLine(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - LINE_SHOWN / 2), at);
  const start = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1);
  return `${start}${text.slice(at, lineEnd(text, at))}`.replace(/\p{Cc}/gu, (sign) =>
    sign === '\t' ? ' ' : '\uFFFD',
  );
}

interface Judged {
  text: string;
  /** Signs beyond ASCII, and how many of them nobody would write there. */
  high: number;
  odd: number;
  isSpanish: boolean;
}

const isSpanish = (judged: Judged) => judged.isSpanish;

/** So many signs tell it; a file could have millions. */
const SIGNS_JUDGED = 3_000;

function judge(text: string): Judged {
  const judged: Judged = { text, high: 0, odd: 0, isSpanish: true };
  for (let at = 0; at < text.length && judged.high < SIGNS_JUDGED; at += 1) {
    const sign = text.charAt(at);
    if (sign <= '\u007f') continue;
    judged.high += 1;
    if (!isPlausible(text, at, sign)) judged.odd += 1;
    judged.isSpanish &&= SPANISH.test(sign);
  }
  return judged;
}

/** The signs around one that are all of a kind, as far as a word may reach. */
function around(text: string, at: number, kind: RegExp): string {
  let [from, to] = [at, at + 1];
  while (at - from < 30 && kind.test(text.charAt(from - 1))) from -= 1;
  while (to - at < 30 && kind.test(text.charAt(to))) to += 1;
  return text.slice(from, to);
}

const SPANISH = /[áéíóúñüÁÉÍÓÚÑÜ¿¡€ªº·]/;
/** The other letters of the languages that a menu here is written in. */
const LETTER = /[áéíóúñüÁÉÍÓÚÑÜàâäãæçèêëîïòôöõøûœßÀÂÄÃÇÈÊËÎÏÒÔÖÕØÛŒ]/;
const ANY_LETTER = /\p{L}/u;
/** A word in one of the ways that people write capitals. */
const WORD = /^(?:\p{Lu}?\p{Ll}+|\p{Lu}{2,}|[àÀéÉ])$/u;
const ELIDED = new Set(['l', 'd', 'n', 's', 'm', 't', 'c', 'j', 'qu']);

function isPlausible(text: string, at: number, sign: string): boolean {
  const [previous, next] = [text.charAt(at - 1), text.charAt(at + 1)];
  const word = around(text, at, ANY_LETTER);
  if (LETTER.test(sign)) {
    if (/[œæ]/i.test(sign) && !/[ui]/i.test(next)) return false;
    return WORD.test(word) && !(word.length === 1 && /\d/.test(previous + next));
  }
  const isInside = ANY_LETTER.test(previous) && ANY_LETTER.test(next);
  const nearby = text.slice(at + 1, at + 60);
  switch (sign) {
    case '\u00a0':
      return true;
    case '’':
      return isApostrophe(word) || text.slice(Math.max(0, at - 60), at).includes('‘');
    case '¿':
      return !isInside && nearby.includes('?');
    case '¡':
      return !isInside && nearby.includes('!');
    case 'º':
    case 'ª':
      return /[\dnmd]/i.test(previous) && !ANY_LETTER.test(next);
    case '·':
      return !isInside || (/l/i.test(previous) && /l/i.test(next));
    case '°':
    case '½':
    case '¼':
    case '¾':
    case '²':
      return !ANY_LETTER.test(previous) || /m/i.test(previous);
    default:
      return !isInside && /[€£«»“”‘…–—•×®™©]/.test(sign);
  }
}

/** As in l’oli, d’or and chef’s. */
function isApostrophe(word: string): boolean {
  const [start = '', end = ''] = word.toLowerCase().split('’');
  return ELIDED.has(start) || end === 's' || end === 't';
}
