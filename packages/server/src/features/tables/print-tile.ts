import type { Hex } from '@simplato/domain';
import type { Doc } from '../../printing/pdf.ts';

const CELL = 14;
const AZULEJO = '#1d4c7a';
const AZAFRAN = '#e39a12';

/**
 * An ornament in one corner: our tile, cut along the diagonal, with its lozenge in the restaurant's
 * accent.
 */
export function drawTileCorner(doc: Doc, width: number, side: number, accent: Hex): void {
  doc.save();
  doc
    .moveTo(width - side, 0)
    .lineTo(width, 0)
    .lineTo(width, side)
    .clip();
  const cells = Math.ceil(side / CELL) + 1;
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      drawCell(doc, width - (column + 1) * CELL, row * CELL, accent);
    }
  }
  doc.restore();
}

function drawCell(doc: Doc, x: number, y: number, accent: Hex): void {
  const [centreX, centreY] = [x + CELL / 2, y + CELL / 2];
  doc.lineWidth(0.8).strokeColor(AZULEJO);
  for (const [across, down] of [
    [0, 0],
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ] as const) {
    doc.circle(centreX + across * CELL, centreY + down * CELL, CELL * 0.535).stroke();
  }
  drawLozenge(doc, x, centreY, CELL * 0.11, CELL * 0.21, accent);
  drawLozenge(doc, x + CELL, centreY, CELL * 0.11, CELL * 0.21, accent);
  drawLozenge(doc, centreX, centreY, CELL * 0.09, CELL * 0.105, AZAFRAN);
}

function drawLozenge(doc: Doc, x: number, y: number, wide: number, high: number, colour: string) {
  doc
    .moveTo(x, y - high)
    .lineTo(x + wide, y)
    .lineTo(x, y + high)
    .lineTo(x - wide, y);
  doc.closePath().fill(colour);
}
