import type { LetterKind } from '@simplato/contract';
import { AppError } from '../../../app-error.ts';
import { readSingleBytes } from './single-byte-text.ts';

/** The first bytes of spreadsheet files; the file's name is not trusted. */
const WORKBOOKS = [
  // .xlsx and .ods are zip files; .xls has an older container format.
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
const UTF_16 = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
];

/** UTF-16 without its mark: every other byte of a heading is zero. */
function unmarked(bytes: Uint8Array) {
  const start = bytes.subarray(0, 10);
  const zeros = (from: 0 | 1) => start.every((byte, at) => (at % 2 === from) === (byte === 0));
  if (start.length < 4) return undefined;
  if (zeros(1)) return UTF_16[0];
  return zeros(0) ? UTF_16[1] : undefined;
}

/**
 * Decodes a file in any encoding that spreadsheets write. Whether one that may be read in several
 * ways is of this kind, somebody has to say: nobody would find a wrong letter among two hundred
 * products.
 */
export function decodeText(bytes: Uint8Array, letters?: LetterKind): string {
  const begins = (signs: readonly number[]) => signs.every((sign, at) => bytes[at] === sign);
  if (WORKBOOKS.some(begins)) throw new AppError('menu_file_workbook');
  const wide = UTF_16.find(({ mark }) => begins(mark)) ?? unmarked(bytes);
  if (wide) return new TextDecoder(wide.encoding).decode(bytes);
  if (bytes.includes(0) || begins([...Buffer.from('%PDF')])) {
    throw new AppError('menu_file_unsupported');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = readSingleBytes(bytes, letters);
    if (typeof text === 'string') return text;
    throw new AppError('menu_file_letters', { readings: text });
  }
}
