import { encodeCodePage858 } from './code-page-858.ts';
import type { BillRow } from './bill-ticket.ts';
import type { TicketRow } from './kitchen-ticket.ts';

/**
 * A kitchen ticket, a bill or an invoice in ESC/POS, the command language of receipt printers, for 80 mm paper. It
 * uses commands that every ESC/POS printer supports; that of QR codes, every one of the last fifteen years.
 */
const ESC = 0x1b;
const GS = 0x1d;
const LF = 0x0a;

const INITIALISE = [ESC, 0x40];
/** Code page 858: Spanish letters and the euro sign. */
const CODE_PAGE_858 = [ESC, 0x74, 19];
/** Feeds the paper to the cutter and cuts it, leaving one point uncut in the middle. */
const CUT = [GS, 0x56, 66, 0];

type Size = 'normal' | 'tall' | 'double';
const SIZES = { normal: 0x00, tall: 0x01, double: 0x11 } as const satisfies Record<Size, number>;

/** Characters per row at normal width: 48 on most 80 mm printers, 42 on some. */
const COLUMNS = 42;

interface Look {
  size: Size;
  bold: boolean;
  /** Printed before the text; the following rows are indented by the same width. */
  lead: string;
}

const LOOKS = {
  table: { size: 'double', bold: true, lead: '' },
  allergy: { size: 'double', bold: true, lead: '' },
  detail: { size: 'normal', bold: false, lead: '' },
  course: { size: 'normal', bold: true, lead: '' },
  removed: { size: 'tall', bold: true, lead: '' },
  wish: { size: 'tall', bold: true, lead: '   ! ' },
  note: { size: 'tall', bold: true, lead: 'NOTA: ' },
  station: { size: 'tall', bold: true, lead: '' },
  copy: { size: 'tall', bold: true, lead: '' },
  rest: { size: 'normal', bold: false, lead: '' },
} as const satisfies Record<Exclude<TicketRow['kind'], 'product' | 'rule'>, Look>;

/** `spell` writes a text in letters of the printer's, before its rows are cut to the paper's width. */
export function escPosTicket(
  rows: readonly BillRow[],
  spell: (text: string) => string = (text) => text,
): Uint8Array {
  const body = rows.flatMap((row) =>
    encodeRow(row.kind === 'rule' || row.kind === 'qr' ? row : { ...row, text: spell(row.text) }),
  );
  return Uint8Array.from([...INITIALISE, ...CODE_PAGE_858, ...body, LF, ...CUT]);
}

function encodeRow(row: BillRow): number[] {
  if (row.kind === 'rule') return [...look('normal', false), ...line('-'.repeat(COLUMNS))];
  if (row.kind === 'amount') return encodeAmount(row);
  if (row.kind === 'qr') return encodeQr(row.text);
  if (row.kind !== 'product') return encodeText(row.text, LOOKS[row.kind]);
  const lead = `${row.quantity}x `.padEnd(4);
  return encodeText(row.text, { size: 'tall', bold: true, lead });
}

/** The amount stands at the end of its text's last row. */
function encodeAmount({ text, amount, isStrong }: Extract<BillRow, { kind: 'amount' }>): number[] {
  // The space before the euro sign must not break, and the printer has no such letter.
  const plain = amount.replaceAll('\u00A0', ' ');
  const width = COLUMNS - plain.length - 1;
  const rows = wrapWords(text, width);
  const lines = rows.map((words, index) =>
    line(index === rows.length - 1 ? `${words.padEnd(width)} ${plain}` : words),
  );
  return [...look(isStrong ? 'tall' : 'normal', isStrong), ...lines.flat()];
}

/** The most bytes of a QR code of each version with correction M, from the first (ISO/IEC 18004). */
const QR_BYTES = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412];
/** Eight to the millimetre: the law wants 30 to 40 mm. */
const QR_DOTS = 35 * 8;

/** Printed by the printer itself, of this size whatever it says; in the middle, with an empty line around it. */
function encodeQr(text: string): number[] {
  const bytes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const version = 1 + QR_BYTES.findIndex((most) => bytes.length <= most);
  if (version === 0 || bytes.some((byte) => byte > 0x7f))
    throw new RangeError(`No QR code: ${text}`);
  const cell = Math.round(QR_DOTS / (17 + 4 * version));
  const command = (...data: number[]) => [
    GS,
    0x28,
    0x6b,
    data.length % 256,
    data.length >> 8,
    ...data,
  ];
  return [
    ESC,
    0x61,
    1,
    LF,
    ...command(0x31, 0x41, 0x32, 0),
    ...command(0x31, 0x43, cell),
    ...command(0x31, 0x45, 0x31),
    ...command(0x31, 0x50, 0x30, ...bytes),
    ...command(0x31, 0x51, 0x30),
    LF,
    ESC,
    0x61,
    0,
  ];
}

function encodeText(text: string, { size, bold, lead }: Look): number[] {
  const columns = size === 'double' ? COLUMNS / 2 : COLUMNS;
  const rows = wrapWords(text, columns - lead.length);
  const lines = rows.map((words, index) => line((index === 0 ? lead : pad(lead)) + words));
  return [...look(size, bold), ...lines.flat()];
}

function look(size: Size, bold: boolean): number[] {
  return [GS, 0x21, SIZES[size], ESC, 0x45, bold ? 1 : 0];
}

function line(text: string): number[] {
  return [...encodeCodePage858(text), LF];
}

const pad = (lead: string) => ' '.repeat(lead.length);

/** Rows of at most `columns` characters, broken between words; a longer word is split. */
export function wrapWords(text: string, columns: number): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const fits = row === '' ? word : `${row} ${word}`;
    if (fits.length <= columns) {
      row = fits;
      continue;
    }
    if (row !== '') rows.push(row);
    row = word;
    while (row.length > columns) {
      rows.push(row.slice(0, columns));
      row = row.slice(columns);
    }
  }
  return row === '' && rows.length > 0 ? rows : [...rows, row];
}
