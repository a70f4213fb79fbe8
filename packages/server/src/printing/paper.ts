import type { Language } from '@simplato/domain';
import { drawQr, qrModules, QUIET_MODULES } from './draw-qr.ts';
import { MM, openPdf, type Doc } from './pdf.ts';

/** The width of receipt paper; the height depends on the content. */
const WIDTH = 80 * MM;
const MARGIN = 6 * MM;
const INNER = WIDTH - 2 * MARGIN;
const AMOUNT = 20 * MM;
/** Without its white margin. */
const QR_SIDE = 35 * MM;
export const INK = '#1f1714';
export const FAINT = '#6b5d52';
export const RULE = '#e4d9c6';

type Font = 'serif' | 'text' | 'bold';
interface Look {
  font?: Font;
  size?: number;
  colour?: string;
  align?: 'left' | 'center';
  gap?: number;
}

/** A page as long as what is drawn on it. */
export async function paperPdf(
  title: string,
  language: Language,
  draw: (paper: Paper) => void,
): Promise<Doc> {
  // Drawn first on a very long page, to measure its height.
  const scratch = new Paper(await openPage(title, language, 14_000));
  draw(scratch);
  const doc = await openPage(title, language, scratch.end());
  draw(new Paper(doc));
  doc.end();
  return doc;
}

async function openPage(title: string, language: Language, height: number): Promise<Doc> {
  const doc = await openPdf(title, language);
  doc.addPage({ size: [WIDTH, height], margin: 0 });
  return doc;
}

/** Writes from top to bottom, and wraps text that is too long for its column. */
export class Paper {
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

  /** A QR code in the middle, with its quiet zone, as large as the law wants it on an invoice (30 to 40 mm). */
  qr(text: string): void {
    const rows = qrModules(text);
    const side = (QR_SIDE * rows.length) / (rows.length - 2 * QUIET_MODULES);
    drawQr(this.#doc, rows, { x: (WIDTH - side) / 2, y: this.#y, side });
    this.#y += side;
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

  /** The y position where it ends, in points. */
  end(): number {
    return this.#y + MARGIN;
  }

  #use({ font = 'text', size = 9, colour = INK }: Look): void {
    this.#doc.font(font).fontSize(size).fillColor(colour);
  }
}
