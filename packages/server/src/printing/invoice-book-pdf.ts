import { setImmediate } from 'node:timers/promises';
import {
  formatEuros,
  bookEntries,
  invoicedNumbers,
  invoiceKindLabel,
  numbersOf,
  soldBands,
  spanishDate,
  type Invoice,
  type BookEntry,
  type VatBand,
} from '@simplato/domain';
import { FAINT, INK, RULE } from './paper.ts';
import { MM, openPdf, type Doc } from './pdf.ts';
import { Typesetter, type Look } from './typesetter.ts';

/** A4, lying. */
const PAGE = { width: 297 * MM, height: 210 * MM };
const MARGIN = { side: 14 * MM, top: 14 * MM, bottom: 16 * MM };
const BOTTOM = PAGE.height - MARGIN.bottom;
const GAP = 3 * MM;
const LINE = 9.5;
const ROW_GAP = 4;
/** From a row's top to the line that its letters stand on. */
const ASCENT = 8;

const TITLE: Look = { font: 'serif', size: 16, colour: INK };
const TEXT: Look = { font: 'text', size: 8, colour: INK };
const SMALL: Look = { font: 'text', size: 8, colour: FAINT };
const BOLD: Look = { font: 'bold', size: 8, colour: INK };

export interface BookHead {
  legalName: string;
  taxId: string;
  /** The first and the last day. */
  from: string;
  until: string;
}

interface Column {
  heading: string;
  width: number;
  isAmount?: true;
  of: (entry: BookEntry) => string;
}

const COLUMNS: readonly Column[] = [
  {
    heading: 'Número',
    width: 27 * MM,
    of: ({ invoice, lastNumber }) => invoicedNumbers({ first: invoice.number, last: lastNumber }),
  },
  { heading: 'Fecha', width: 18 * MM, of: ({ invoice }) => spanishDate(invoice.day) },
  { heading: 'Clase', width: 32 * MM, of: classOf },
  { heading: 'NIF', width: 17 * MM, of: ({ invoice }) => invoice.recipient?.taxId ?? '' },
  { heading: 'Nombre', width: 34 * MM, of: ({ invoice }) => invoice.recipient?.name ?? '' },
  { heading: 'Rectifica', width: 23 * MM, of: ({ invoice }) => numbersOf(invoice.corrects) },
  { heading: 'Sustituye', width: 23 * MM, of: ({ invoice }) => numbersOf(invoice.replaces) },
  { heading: 'IVA', width: 8 * MM, isAmount: true, of: ({ vatPercent }) => `${vatPercent} %` },
  { heading: 'Base', width: 20 * MM, isAmount: true, of: ({ netCents }) => formatEuros(netCents) },
  { heading: 'Cuota', width: 17 * MM, isAmount: true, of: ({ vatCents }) => formatEuros(vatCents) },
  {
    heading: 'Total',
    width: 20 * MM,
    isAmount: true,
    of: ({ grossCents }) => formatEuros(grossCents),
  },
];

function classOf({ invoice, count }: BookEntry): string {
  return count === 1 ? invoiceKindLabel(invoice.kind) : `Facturas simplificadas (${count})`;
}

/** The cells between a row's first and its rate. */
const BLANK = COLUMNS.slice(1, -4).map(() => '');

/** The book of the invoices of some days, for whoever keeps the books: streamed while it is drawn. */
export async function invoiceBookPdf(invoices: readonly Invoice[], head: BookHead): Promise<Doc> {
  const doc = await openPdf(`Facturas emitidas · ${head.legalName}`);
  void drawBook(doc, invoices, head).catch((error: Error) => doc.destroy(error));
  return doc;
}

async function drawBook(doc: Doc, invoices: readonly Invoice[], head: BookHead): Promise<void> {
  const sheets = new Sheets(doc, head);
  for (const entry of bookEntries(invoices)) {
    const cells = COLUMNS.map(({ of }) => of(entry));
    // Others have their turn: a year of a restaurant fills dozens of sheets.
    if (sheets.draw(cells, TEXT)) await setImmediate();
  }
  sheets.drawSums(soldBands(invoices));
  doc.end();
}

/** Draws rows from top to bottom, each sheet with its headings. */
class Sheets {
  readonly #doc: Doc;
  readonly #type: Typesetter;
  readonly #head: BookHead;
  #sheet = 0;
  #y = 0;

  constructor(doc: Doc, head: BookHead) {
    this.#doc = doc;
    this.#type = new Typesetter(doc);
    this.#head = head;
    this.#open();
  }

  /** A row of cells, whose words are wrapped; tells whether it has begun a sheet. */
  draw(cells: readonly string[], look: Look): boolean {
    const lines = COLUMNS.map(({ width }, index) =>
      this.#type.linesOf(cells[index] ?? '', width, look),
    );
    const height = LINE * Math.max(1, ...lines.map(({ length }) => length)) + ROW_GAP;
    const isFull = this.#y + height > BOTTOM;
    if (isFull) this.#open();
    let x = MARGIN.side;
    for (const [index, { width, isAmount }] of COLUMNS.entries()) {
      for (const [turn, line] of (lines[index] ?? []).entries()) {
        const baseline = this.#y + ASCENT + turn * LINE;
        if (isAmount) this.#type.drawRight(line, x + width, baseline, look);
        else this.#type.draw(line, x, baseline, look);
      }
      x += width + GAP;
    }
    this.#y += height;
    this.#rule();
    return isFull;
  }

  /** On one sheet: what was sold, rate by rate. */
  drawSums(bands: readonly VatBand[]): void {
    const height = (bands.length + 2) * (LINE + ROW_GAP) + LINE;
    if (this.#y + height > BOTTOM) this.#open();
    this.#y += LINE;
    for (const { vatPercent, netCents, vatCents, grossCents } of bands) {
      const amounts = [netCents, vatCents, grossCents].map((cents) => formatEuros(cents));
      this.draw(['Ventas', ...BLANK, `${vatPercent} %`, ...amounts], TEXT);
    }
    const sum = (of: (band: VatBand) => number) =>
      formatEuros(bands.reduce((all, band) => all + of(band), 0));
    const sums = [
      sum(({ netCents }) => netCents),
      sum(({ vatCents }) => vatCents),
      sum(({ grossCents }) => grossCents),
    ];
    this.draw(['Total', ...BLANK, '', ...sums], BOLD);
    this.#type.draw(
      'Lo que sustituye a otra factura no suma: ya está en la primera.',
      MARGIN.side,
      this.#y + ASCENT,
      SMALL,
    );
  }

  #open(): void {
    const { legalName, taxId, from, until } = this.#head;
    this.#doc.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
    this.#sheet += 1;
    this.#y = MARGIN.top;
    const days =
      from === until ? spanishDate(from) : `${spanishDate(from)} – ${spanishDate(until)}`;
    const right = PAGE.width - MARGIN.side;
    this.#type.draw('Facturas emitidas', MARGIN.side, this.#y + TITLE.size, TITLE);
    this.#type.drawRight(`${legalName} · NIF ${taxId}`, right, this.#y + ASCENT, SMALL);
    this.#type.drawRight(days, right, this.#y + ASCENT + LINE, SMALL);
    this.#type.drawRight(`Hoja ${this.#sheet}`, right, PAGE.height - MARGIN.bottom / 2, SMALL);
    this.#y += TITLE.size + 3 * LINE;
    this.draw(
      COLUMNS.map(({ heading }) => heading),
      BOLD,
    );
  }

  #rule(): void {
    const y = this.#y - ROW_GAP / 2;
    this.#doc.moveTo(MARGIN.side, y).lineTo(PAGE.width - MARGIN.side, y);
    this.#doc.lineWidth(0.4).strokeColor(RULE).stroke();
  }
}
