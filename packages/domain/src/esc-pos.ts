import { encodeCodePage858 } from './code-page-858.ts';
import type { TicketRow } from './kitchen-ticket.ts';

/**
 * A comanda in the language of receipt printers, for paper of 80 mm. Five commands are all it takes,
 * and every ESC/POS printer knows them.
 */
const ESC = 0x1b;
const GS = 0x1d;
const LF = 0x0a;

const INITIALISE = [ESC, 0x40];
/** Code page 858: Spanish letters and the euro sign. */
const CODE_PAGE_858 = [ESC, 0x74, 19];
/** Runs the paper up to the knife and cuts it, but for a point in the middle. */
const CUT = [GS, 0x56, 66, 0];

type Size = 'normal' | 'tall' | 'double';
const SIZES = { normal: 0x00, tall: 0x01, double: 0x11 } as const satisfies Record<Size, number>;

/** Characters in a row of normal width: 48 on most printers for 80 mm, 42 on some. */
const COLUMNS = 42;

interface Look {
  size: Size;
  bold: boolean;
  /** What stands before the text; the rows that follow are set in as far. */
  lead: string;
}

const LOOKS = {
  table: { size: 'double', bold: true, lead: '' },
  detail: { size: 'normal', bold: false, lead: '' },
  course: { size: 'normal', bold: true, lead: '' },
  wish: { size: 'tall', bold: true, lead: '   ! ' },
  note: { size: 'tall', bold: true, lead: 'NOTA: ' },
} as const satisfies Record<Exclude<TicketRow['kind'], 'dish' | 'rule'>, Look>;

export function escPosTicket(rows: readonly TicketRow[]): Uint8Array {
  const body = rows.flatMap((row) => encodeRow(row));
  return Uint8Array.from([...INITIALISE, ...CODE_PAGE_858, ...body, LF, ...CUT]);
}

function encodeRow(row: TicketRow): number[] {
  if (row.kind === 'rule') return [...look('normal', false), ...line('-'.repeat(COLUMNS))];
  if (row.kind !== 'dish') return encodeText(row.text, LOOKS[row.kind]);
  const lead = `${row.quantity}x `.padEnd(4);
  return encodeText(row.text, { size: 'tall', bold: true, lead });
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

/** Rows of at most `columns` characters, broken between words; a longer word is broken anywhere. */
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
