import type { Row } from './flow-columns.ts';
import { FAINT, INK } from './paper.ts';
import type { Doc } from './pdf.ts';
import type { Look, Typesetter } from './typesetter.ts';

export type Mark =
  /** An allergen, as the legend explains it. */
  | { kind: 'number'; number: number }
  | { kind: 'diet'; text: string }
  | { kind: 'text'; text: string };

const OLIVE = '#4f6228';
const TEXT: Look = { font: 'text', size: 7.6, colour: FAINT };
const DIET: Look = { font: 'bold', size: 7.6, colour: OLIVE };
const DIGIT: Look = { font: 'bold', size: 6.8, colour: INK };
/** Of two digits, which need more of their ring. */
const DIGITS: Look = { font: 'bold', size: 5.9, colour: INK };
const RADIUS = 5.1;
const LEAF = 9;
const GAP = 4;
const HEIGHT = 13;
/** The line that its letters stand on, from the top. */
const BASELINE = 9.4;
/** Of a ring's middle: that of a figure. */
const ABOVE_BASELINE = 2.7;
export const NUMBER_WIDTH = 2 * RADIUS;

/** Draws what a product holds, and for whom it is, in as few lines as there is room for. */
export function markRows(doc: Doc, type: Typesetter, marks: readonly Mark[], width: number): Row[] {
  const lines: { mark: Mark; x: number }[][] = [];
  let end = width;
  for (const mark of marks) {
    const markWidth = widthOf(type, mark);
    if (lines.length === 0 || end + markWidth > width) {
      lines.push([]);
      end = 0;
    }
    lines.at(-1)?.push({ mark, x: end });
    end += markWidth + GAP;
  }
  return lines.map((line) => ({
    height: HEIGHT,
    draw: (x, y) => {
      for (const placed of line) drawMark(doc, type, placed.mark, x + placed.x, y);
    },
  }));
}

function widthOf(type: Typesetter, mark: Mark): number {
  if (mark.kind === 'number') return NUMBER_WIDTH;
  if (mark.kind === 'text') return type.widthOf(mark.text, TEXT);
  return LEAF + type.widthOf(mark.text, DIET);
}

function drawMark(doc: Doc, type: Typesetter, mark: Mark, x: number, y: number): void {
  const baseline = y + BASELINE;
  if (mark.kind === 'number') drawNumber(doc, type, mark.number, x, baseline);
  else if (mark.kind === 'text') type.draw(mark.text, x, baseline, TEXT);
  else {
    drawLeaf(doc, x, baseline);
    type.draw(mark.text, x + LEAF, baseline, DIET);
  }
}

/** The number of an allergen in a ring, on the line of the words beside it. */
export function drawNumber(
  doc: Doc,
  type: Typesetter,
  number: number,
  x: number,
  baseline: number,
): void {
  const centre = x + RADIUS;
  doc
    .circle(centre, baseline - ABOVE_BASELINE, RADIUS)
    .lineWidth(0.6)
    .strokeColor(FAINT)
    .stroke();
  const look = number < 10 ? DIGIT : DIGITS;
  type.drawCentred(String(number), centre, baseline - ABOVE_BASELINE + look.size * 0.35, look);
}

function drawLeaf(doc: Doc, x: number, baseline: number): void {
  const [bottom, top] = [baseline + 0.4, baseline - 6.2];
  doc
    .moveTo(x + 0.6, bottom)
    .bezierCurveTo(x - 1, top + 2.2, x + 2.6, top, x + 6.4, top)
    .bezierCurveTo(x + 6.8, top + 4.4, x + 4.4, bottom, x + 0.6, bottom)
    .fill(OLIVE);
}
