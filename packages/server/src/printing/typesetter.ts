import type { Doc } from './pdf.ts';

export type Font = 'serif' | 'text' | 'bold';

export interface Look {
  font: Font;
  size: number;
  colour: string;
}

/** Measures and draws lines of text. A word is measured once: a menu repeats most of its words. */
export class Typesetter {
  readonly #doc: Doc;
  /** By font and word, at a size of 100. */
  readonly #widths = new Map<string, number>();

  constructor(doc: Doc) {
    this.#doc = doc;
  }

  widthOf(text: string, { font, size }: Look): number {
    const words = text.split(' ').map((word) => this.#wordWidth(word, font));
    const spaces = (words.length - 1) * this.#wordWidth(' ', font);
    return ((words.reduce((sum, one) => sum + one, 0) + spaces) * size) / 100;
  }

  /** The text in lines of at most that width; a word that is longer than a line is divided. */
  linesOf(text: string, width: number, look: Look): string[] {
    const lines: string[] = [];
    let [line, lineWidth] = ['', 0];
    const space = this.widthOf(' ', look);
    for (const word of text.split(' ').flatMap((one) => this.#divided(one, width, look))) {
      const wordWidth = this.widthOf(word, look);
      if (line !== '' && lineWidth + space + wordWidth > width) {
        lines.push(line);
        [line, lineWidth] = ['', 0];
      }
      lineWidth += line === '' ? wordWidth : space + wordWidth;
      line += line === '' ? word : ` ${word}`;
    }
    return line === '' ? lines : [...lines, line];
  }

  /** Draws one line with its left end, and the line that its letters stand on, there. */
  draw(text: string, x: number, baseline: number, { font, size, colour }: Look): void {
    this.#doc.font(font).fontSize(size).fillColor(colour).text(text, x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      features: FEATURES[font],
    });
  }

  drawRight(text: string, right: number, baseline: number, look: Look): void {
    this.draw(text, right - this.widthOf(text, look), baseline, look);
  }

  drawCentred(text: string, centre: number, baseline: number, look: Look): void {
    this.draw(text, centre - this.widthOf(text, look) / 2, baseline, look);
  }

  #divided(word: string, width: number, look: Look): string[] {
    if (this.widthOf(word, look) <= width) return [word];
    const parts: string[] = [''];
    for (const letter of word) {
      const longer = (parts.at(-1) ?? '') + letter;
      if (this.widthOf(longer, look) <= width) parts[parts.length - 1] = longer;
      else parts.push(letter);
    }
    return parts;
  }

  #wordWidth(word: string, font: Font): number {
    const key = `${font} ${word}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const width = this.#doc
      .font(font)
      .fontSize(100)
      .widthOfString(word, { features: FEATURES[font] });
    this.#widths.set(key, width);
    return width;
  }
}

/** Amounts that stand above each other have figures of one width. */
const FEATURES: Readonly<Record<Font, PDFKit.Mixins.OpenTypeFeatures[]>> = {
  serif: ['kern', 'liga'],
  text: ['kern', 'tnum'],
  bold: ['kern', 'tnum'],
};
