import { AppError } from '../../../app-error.ts';

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

/** Decodes a file in any encoding that spreadsheets write: UTF-8, UTF-16 or Windows-1252. */
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
    return fromWindows1252(bytes);
  }
}

/** Windows-1252 differs from Latin 1 only here: the euro sign, dashes and curly quotes. */
const WINDOWS_80_TO_9F = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** TextDecoder in Node 20 decodes windows-1252 as Latin 1, which has no euro sign. */
function fromWindows1252(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  return latin.replace(/[\u0080-\u009f]/g, (sign) =>
    WINDOWS_80_TO_9F.charAt(sign.charCodeAt(0) - 0x80),
  );
}
