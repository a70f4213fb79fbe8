import type { PrintSize } from '@simplato/contract';
import { MM, type Doc } from '../../printing/pdf.ts';

const PAGE = { width: 210 * MM, height: 297 * MM };
/** Home printers cannot print closer to the edge. */
const MARGIN = 10 * MM;
const MARK = { length: 4 * MM, colour: '#8c7e6c', width: 0.5 } as const;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Upside down: on a table tent, the other face is read from the opposite side. */
  isTurned: boolean;
}

export interface Sheet {
  boxes: readonly Box[];
  /** Tables per page; a tent shows one table twice. */
  codesPerPage: number;
  /** Where to cut, and where to fold, in points from the page's left and top. */
  cuts: { across: readonly number[]; down: readonly number[] };
  folds: readonly number[];
}

/** The height of a tent's face; the rest of the page, at both ends, is its foot. */
const TENT_FACE = 100 * MM;
const TENT_FOOT = (PAGE.height - 2 * TENT_FACE) / 2;

export const SHEETS: Readonly<Record<PrintSize, Sheet>> = {
  '2': grid(1, 2),
  '6': grid(2, 3),
  '12': grid(3, 4),
  caballete: {
    boxes: [
      { x: 0, y: TENT_FOOT, width: PAGE.width, height: TENT_FACE, isTurned: true },
      { x: 0, y: TENT_FOOT + TENT_FACE, width: PAGE.width, height: TENT_FACE, isTurned: false },
    ],
    codesPerPage: 1,
    cuts: { across: [], down: [] },
    folds: [TENT_FOOT, TENT_FOOT + TENT_FACE, TENT_FOOT + 2 * TENT_FACE],
  },
};

function grid(columns: number, rows: number): Sheet {
  const width = (PAGE.width - 2 * MARGIN) / columns;
  const height = (PAGE.height - 2 * MARGIN) / rows;
  const steps = (count: number, size: number) =>
    Array.from({ length: count + 1 }, (_, step) => MARGIN + step * size);
  const boxes = steps(rows - 1, height).flatMap((y) =>
    steps(columns - 1, width).map((x) => ({ x, y, width, height, isTurned: false })),
  );
  return {
    boxes,
    codesPerPage: boxes.length,
    cuts: { across: steps(columns, width), down: steps(rows, height) },
    folds: [],
  };
}

/** Draws a cross wherever two cuts meet. */
export function drawCutMarks(doc: Doc, { cuts, folds }: Sheet): void {
  doc.lineWidth(MARK.width).strokeColor(MARK.colour);
  const half = MARK.length / 2;
  for (const x of cuts.across) {
    for (const y of cuts.down) {
      doc.moveTo(x - half, y).lineTo(x + half, y);
      doc.moveTo(x, y - half).lineTo(x, y + half);
    }
  }
  if (cuts.across.length > 0) doc.stroke();
  for (const y of folds) {
    doc.moveTo(0, y).lineTo(PAGE.width, y).dash(4, { space: 4 }).stroke().undash();
  }
}
