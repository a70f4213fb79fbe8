import {
  formatEuros,
  shortName,
  RECEIPT_LANGUAGES,
  type Cents,
  type Language,
  type Receipt,
} from '@simplato/domain';
import { MM, openPdf, type Doc } from './pdf.ts';

/** The width of receipt paper; the height depends on the content. */
const WIDTH = 80 * MM;
const MARGIN = 6 * MM;
const INNER = WIDTH - 2 * MARGIN;
const AMOUNT = 20 * MM;
const INK = '#1f1714';
const FAINT = '#6b5d52';
const RULE = '#e4d9c6';

type Font = 'serif' | 'text' | 'bold';
interface Look {
  font?: Font;
  size?: number;
  colour?: string;
  align?: 'left' | 'center';
  gap?: number;
}

export async function receiptPdf(receipt: Receipt, language: Language): Promise<Doc> {
  const heading = RECEIPT_LANGUAGES[language].heading(receipt.placed);
  const title = `${shortName(receipt.legalName)} · ${heading}`;
  // Drawn first on a very long page, to measure its height.
  const scratch = await openPdf(title, language);
  scratch.addPage({ size: [WIDTH, 14_000], margin: 0 });
  const height = drawReceipt(scratch, receipt, heading, language);
  const doc = await openPdf(title, language);
  doc.addPage({ size: [WIDTH, height], margin: 0 });
  drawReceipt(doc, receipt, heading, language);
  doc.end();
  return doc;
}

/** Returns the y position where it ends, in points. */
function drawReceipt(doc: Doc, receipt: Receipt, heading: string, language: Language): number {
  const words = RECEIPT_LANGUAGES[language];
  const euros = (cents: Cents) => formatEuros(cents, language);
  const paper = new Paper(doc);
  paper.text(shortName(receipt.legalName), {
    font: 'serif',
    size: 15,
    align: 'center',
    gap: 3,
  });
  const seller = [
    `${receipt.legalName} · ${words.taxId(receipt.taxId)}`,
    ...receipt.addressLines,
    words.phone(receipt.phone),
  ];
  for (const line of seller) paper.text(line, { size: 7.5, colour: FAINT, align: 'center' });
  paper.rule();
  paper.text(heading, { font: 'bold', size: 8.5 });
  paper.rule();
  for (const line of receipt.lines) {
    paper.row(`${line.quantity} × ${line.name}`, euros(line.grossCents));
    if (line.quantity > 1) {
      paper.text(words.each(euros(line.unitGrossCents)), { size: 7, colour: FAINT });
    }
  }
  paper.rule();
  paper.row(words.total, euros(receipt.totalCents), { font: 'bold', size: 11 });
  for (const band of receipt.bands) {
    const vat = words.vat(band.vatPercent, euros(band.netCents));
    paper.row(vat, euros(band.vatCents), { size: 7.5, colour: FAINT });
  }
  paper.rule();
  if (receipt.tipCents > 0) paper.row(words.tip, euros(receipt.tipCents));
  const payment = words.payments[receipt.payment];
  if (receipt.paidCents === null) paper.text(payment, { font: 'bold' });
  else paper.row(payment, euros(receipt.paidCents), { font: 'bold' });
  if (receipt.refundedCents > 0) {
    paper.row(words.refunded, `−${euros(receipt.refundedCents)}`, { font: 'bold' });
  }
  paper.text(words.notice, { size: 7.5, colour: FAINT, align: 'center', gap: 6 });
  return paper.end();
}

/** Writes from top to bottom, and wraps text that is too long for its column. */
class Paper {
  readonly #doc: Doc;
  #y = MARGIN;

  constructor(doc: Doc) {
    this.#doc = doc;
  }

  text(words: string, { align = 'left', gap = 1.5, ...look }: Look = {}): void {
    this.#use(look);
    this.#y += gap;
    this.#doc.text(words, MARGIN, this.#y, { width: INNER, align });
    this.#y = this.#doc.y;
  }

  /** Text on the left, wrapped as needed, and an amount to the right of its last line. */
  row(words: string, amount: string, look: Look = {}): void {
    this.#use(look);
    this.#y += 2;
    const width = INNER - AMOUNT;
    this.#doc.text(words, MARGIN, this.#y, { width });
    const end = this.#doc.y;
    const last = end - this.#doc.currentLineHeight(true);
    this.#doc.text(amount, MARGIN + width, last, { width: AMOUNT, align: 'right' });
    this.#y = end;
  }

  rule(): void {
    this.#y += 5;
    this.#doc
      .moveTo(MARGIN, this.#y)
      .lineTo(WIDTH - MARGIN, this.#y)
      .lineWidth(0.6)
      .strokeColor(RULE)
      .stroke();
    this.#y += 4;
  }

  end(): number {
    return this.#y + MARGIN;
  }

  #use({ font = 'text', size = 9, colour = INK }: Look): void {
    this.#doc.font(font).fontSize(size).fillColor(colour);
  }
}
