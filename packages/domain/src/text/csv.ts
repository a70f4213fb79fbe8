import type { Cents } from '../money/money.ts';

/** CSV for a Spanish spreadsheet: semicolons, and a byte order mark so that it is read as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export function csvText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(writtenCell).join(';'));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

/** '12,50' or '-11,00', without thousands separators, which a spreadsheet might misread. */
export function decimalComma(cents: Cents): string {
  const size = Math.abs(cents);
  const sign = cents < 0 ? '-' : '';
  return `${sign}${Math.floor(size / 100)},${String(size % 100).padStart(2, '0')}`;
}
/** An amount below zero begins like a formula, and is none. */
const AMOUNT_BELOW_ZERO = /^-\d+,\d{2}$/;

/** Full-width signs and a line break too: some spreadsheets read past or translate them. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/**
 * A cell that begins like a formula would be run by the spreadsheet: text written by somebody else
 * must not execute on the owner's computer. A leading apostrophe makes it plain text. Text that
 * already begins with apostrophes and then a formula gets one more, so that reading removes exactly
 * what writing added.
 */
function writtenCell(text: string): string {
  const isFormula = FORMULA.test(text) && !AMOUNT_BELOW_ZERO.test(text);
  const harmless = isFormula ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The content of a cell, without the apostrophe that kept it from being read as a formula. */
export function readCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
