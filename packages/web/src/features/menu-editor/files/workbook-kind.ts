/** What a file with a workbook's first bytes is, if we do not read it. */
export type WorkbookRefusal = 'old' | 'locked' | 'other' | 'huge' | 'damaged' | 'empty';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The container of .xls, and of every workbook with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** A stream in it, by its name in UTF-16. */
const LOCKED = Array.from('EncryptedPackage').flatMap((sign) => [sign.charCodeAt(0), 0]);

/** Unpacked; two thousand products in six languages take a tenth of it. */
const MOST_BYTES = 32 * 1024 * 1024;

const begins = (bytes: Uint8Array, signs: readonly number[]) =>
  signs.every((sign, at) => bytes[at] === sign);

/** By its content: a file's name is not trusted. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return begins(bytes, ZIP) || begins(bytes, OLE);
}

/** What a workbook is, known without unpacking it. */
export function workbookKind(bytes: Uint8Array): 'xlsx' | WorkbookRefusal {
  if (begins(bytes, OLE)) return includes(bytes, LOCKED) ? 'locked' : 'old';
  const entries = entriesOf(bytes);
  if (entries === null) return 'damaged';
  // The reader unpacks no more of an entry than it states.
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  if (unpacked > MOST_BYTES || entries.some(({ isHidden }) => isHidden)) return 'huge';
  return entries.some(({ name }) => /^xl\/[^/]+\.xml$/.test(name)) ? 'xlsx' : 'other';
}

function includes(bytes: Uint8Array, words: readonly number[]): boolean {
  const [first = 0] = words;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (words.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

interface Entry {
  name: string;
  /** Unpacked, as it states. */
  size: number;
  /** It does not state it. */
  isHidden: boolean;
}

const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY_LENGTH = 46;

/** The directory at the end of a ZIP file; null if there is none. */
function entriesOf(bytes: Uint8Array): Entry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: Entry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_LENGTH > view.byteLength || view.getUint32(at, true) !== 0x02014b50) return null;
    const lengths = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const [nameLength = 0] = lengths;
    const name = new TextDecoder().decode(
      bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength),
    );
    const [packed, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const isLater = (view.getUint16(at + 8, true) & 8) !== 0;
    const isHidden = packed === 0 ? isLater && !name.endsWith('/') : size === 0 && packed > 2;
    entries.push({ name, size, isHidden });
    at += lengths.reduce((sum, length) => sum + length, ENTRY_LENGTH);
  }
  return entries;
}

function findEnd(view: DataView): number | null {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  return null;
}
