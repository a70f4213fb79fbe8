import type { Cents } from '../money/money.ts';

/** CSV for a Spanish spreadsheet: semicolons, and a byte order mark so that it is read as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What stands in quotes: what the semicolons would part, or what commas would part too, as in LibreOffice,
 * which proposes both.
 */
const QUOTED = { semicolons: /[";\r\n]/, 'semicolons and commas': /[",;\r\n]/ } as const;

export function csvText(
  rows: readonly (readonly string[])[],
  parting: keyof typeof QUOTED = 'semicolons',
): string {
  const lines = rows.map((cells) =>
    cells.map((text) => writtenCell(text, QUOTED[parting])).join(';'),
  );
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

/**
 * What a spreadsheet may run, at a cell's beginning: full-width signs too, which some translate, and
 * behind blanks, quotes or a line break, which some read past.
 */
const FORMULA = /^'*[ "]*[=+\-@＝＋－＠\t\r\n]/;
/** One set to other separators finds beginnings within our cells, since our quotes are not its own. */
const LATER_FORMULA = /[,;\t\r\n](?='*[ "]*[=+\-@＝＋－＠])/g;
const LATER_APOSTROPHE = /([,;\t\r\n])'(?='*[ "]*[=+\-@＝＋－＠])/g;

/**
 * Text written by somebody else must not execute on the owner's computer. A leading apostrophe makes
 * a cell plain text. Where there are apostrophes already, there is one more, so that reading removes
 * exactly what writing added.
 */
function writtenCell(text: string, quoted: RegExp): string {
  const isFormula = FORMULA.test(text) && !AMOUNT_BELOW_ZERO.test(text);
  const later = text.replaceAll(LATER_FORMULA, "$&'");
  const harmless = isFormula ? `'${later}` : later;
  return quoted.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The content of a cell, without the apostrophes that kept it from being read as a formula. */
export function readCell(cell: string): string {
  const later = cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
  return later.replaceAll(LATER_APOSTROPHE, '$1');
}
