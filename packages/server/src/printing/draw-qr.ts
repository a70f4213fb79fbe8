import encodeQr from 'qr';
import type { Doc } from './pdf.ts';

const INK = '#000000';
/** The white margin that a QR reader needs around a code, in modules (ISO/IEC 18004). */
export const QUIET_MODULES = 4;
/** Rows overlap slightly, in modules: otherwise some printers leave white lines between them. */
const OVERLAP = 0.04;

/** The dark modules of a code with its white margin, row by row. */
export function qrModules(text: string): boolean[][] {
  return encodeQr(text, 'raw', { ecc: 'medium', border: QUIET_MODULES });
}

/**
 * Draws a code as one path, with a rectangle for each horizontal run of dark modules.
 *
 * @param side with the white margin, in points
 */
export function drawQr(
  doc: Doc,
  rows: readonly (readonly boolean[])[],
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const module = side / rows.length;
  for (const [rowIndex, row] of rows.entries()) {
    let start = -1;
    for (let column = 0; column <= row.length; column += 1) {
      const isDark = row[column] === true;
      if (isDark && start < 0) start = column;
      if (isDark || start < 0) continue;
      const top = y + rowIndex * module;
      doc.rect(x + start * module, top, (column - start) * module, module + OVERLAP);
      start = -1;
    }
  }
  doc.fill(INK);
}
