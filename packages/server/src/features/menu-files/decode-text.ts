import { AppError } from '../../app-error.ts';

/** How a file begins that is no text: what it is called does not count. */
const WORKBOOKS = [
  // .xlsx and .ods are folders in a zip; .xls is older than that.
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
const UTF_16 = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
];

/** The text of a file in the encodings that spreadsheets write: UTF-8, UTF-16, or that of old Windows. */
export function decodeText(bytes: Uint8Array): string {
  const begins = (signs: readonly number[]) => signs.every((sign, at) => bytes[at] === sign);
  if (WORKBOOKS.some(begins)) throw new AppError('menu_file_workbook');
  const wide = UTF_16.find(({ mark }) => begins(mark));
  if (wide) return new TextDecoder(wide.encoding).decode(bytes);
  if (bytes.includes(0) || begins([...Buffer.from('%PDF')])) {
    throw new AppError('menu_file_unsupported');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
