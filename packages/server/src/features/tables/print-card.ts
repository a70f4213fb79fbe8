import { tableLabel, type Hex } from '@simplato/domain';
import { drawTileCorner } from './print-tile.ts';
import { drawQr, qrModules } from '../../printing/draw-qr.ts';
import type { Doc } from '../../printing/pdf.ts';
import type { Box } from './print-sheets.ts';
import type { PrintedCode } from './table-key.ts';

const TINTA = '#1f1714';
const CALL = 'Escanea y pide';

export interface PrintedRestaurant {
  name: string;
  /** Its colour, dark enough for white paper. */
  accent: Hex;
}

/** Draws the card of one table: the restaurant, the code, what to do with it, and the table's name. */
export function drawCard(
  doc: Doc,
  box: Box,
  restaurant: PrintedRestaurant,
  printed: PrintedCode,
): void {
  const { x, y, width, height, isTurned } = box;
  doc.save();
  doc.translate(isTurned ? x + width : x, isTurned ? y + height : y);
  if (isTurned) doc.rotate(180);
  drawTileCorner(doc, width, Math.min(width, height) * 0.17, restaurant.accent);
  const table = tableLabel(printed.tableName);
  const words = { restaurant: restaurant.name, table, accent: restaurant.accent };
  if (width > height * 1.25) drawWide(doc, width, height, words, printed.url);
  else drawTall(doc, width, height, words, printed.url);
  doc.restore();
}

interface CardTexts {
  restaurant: string;
  table: string;
  accent: Hex;
}

/** The code on the left, the text to its right. */
function drawWide(doc: Doc, width: number, height: number, words: CardTexts, url: string): void {
  const side = Math.min(height * 0.86, width * 0.46);
  const left = (height - side) / 2;
  drawQr(doc, qrModules(url), { x: left, y: left, side });
  const column = { x: left + side + width * 0.02, width: width - left - side - width * 0.06 };
  drawLine(doc, 'serif', words.restaurant, { ...column, y: height * 0.26, size: height * 0.1 });
  drawLine(doc, 'bold', words.table, { ...column, y: height * 0.4, size: height * 0.24 });
  drawLine(doc, 'bold', CALL, { ...column, y: height * 0.68, size: height * 0.09 }, words.accent);
}

/** The restaurant's name at the top, then the code, then the table's name. */
function drawTall(doc: Doc, width: number, height: number, words: CardTexts, url: string): void {
  const line = { x: width * 0.08, width: width * 0.84 };
  // The name keeps clear of the tile in the corner.
  const heading = { x: width * 0.17, width: width * 0.66 };
  drawLine(doc, 'serif', words.restaurant, { ...heading, y: height * 0.06, size: height * 0.075 });
  const side = Math.min(height * 0.6, width * 0.7);
  drawQr(doc, qrModules(url), { x: (width - side) / 2, y: height * 0.155, side });
  drawLine(doc, 'bold', words.table, { ...line, y: height * 0.755, size: height * 0.13 });
  drawLine(doc, 'bold', CALL, { ...line, y: height * 0.895, size: height * 0.06 }, words.accent);
}

interface Place {
  x: number;
  y: number;
  width: number;
  /** In points; reduced if the text does not fit. */
  size: number;
}

function drawLine(
  doc: Doc,
  font: 'serif' | 'bold',
  text: string,
  { x, y, width, size }: Place,
  colour = TINTA,
): void {
  doc.font(font).fontSize(size);
  const fitting = Math.min(size, (size * width) / doc.widthOfString(text));
  doc
    .fontSize(fitting)
    .fillColor(colour)
    .text(text, x + (width - doc.widthOfString(text)) / 2, y + (size - fitting) / 2, {
      lineBreak: false,
    });
}
