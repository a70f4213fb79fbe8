/**
 * Tables for a spreadsheet in Spanish: semicolons, decimal commas, and a mark at the front by which it
 * knows UTF-8.
 */
const BYTE_ORDER_MARK = '\uFEFF';

export function csvText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(writtenCell).join(';'));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

/**
 * A cell that begins as a formula would be one to the spreadsheet: what somebody else has written must
 * not be run on the owner's computer. An apostrophe makes text of it; what begins as if it had one
 * already gets another, so that reading takes off exactly what writing put on.
 */
function writtenCell(text: string): string {
  const harmless = /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** What a cell says, without the apostrophe that kept it from being a formula. */
export function readCell(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
