import { findColumns, readMenuSheet } from '@simplato/domain';
import { writeXlsx, type Cell, type WriteSheet } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { workbookKind } from './workbook-kind.ts';
import { readWorkbook } from './workbook.ts';

const HEADINGS = ['Categoría', 'Plato', 'Precio', 'IVA', 'Descripción'];

const write = async (...sheets: (Partial<WriteSheet> & Pick<WriteSheet, 'rows'>)[]) =>
  writeXlsx({ sheets: sheets.map((sheet, at) => ({ name: `Hoja ${at + 1}`, ...sheet })) });

/** The cells of the only sheet that is read, as a sheet reader would see them. */
async function cellsOf(bytes: Uint8Array): Promise<string[][]> {
  const read = await readWorkbook(bytes);
  if (typeof read === 'string' || read.length !== 1) throw new Error(JSON.stringify(read));
  return read[0]!.csv
    .slice(1)
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split(';'));
}

describe('a cell of a workbook reads as', () => {
  test.each<[string, Partial<Cell> | number | string | boolean | Date, string]>([
    ['a price, with a decimal comma', 8.5, '8,5'],
    ['a price above a thousand, without a separator', 1234.5, '1234,5'],
    ['a whole price', 12, '12'],
    ['a sum, without what computers add to it', 9.75 * 1.1, '10,725'],
    ['another', 0.1 + 0.2, '0,3'],
    ['a price in text, as it was written', '1.250,00 €', '1.250,00 €'],
    ['a rate', { value: 0.1, style: { numFmt: '0%' } }, '10 %'],
    ['a rate whose digits do not show', { value: 0.07, style: { numFmt: '0.00%' } }, '7 %'],
    ['the result of a formula', { formula: 'A1*2', formulaResult: 17.5, value: 17.5 }, '17,5'],
    ['an error', { value: '#REF!', type: 'error' }, '#REF!'],
    ['an error of a formula', { formula: '1/0', formulaResult: '#DIV/0!' }, '#DIV/0!'],
    ['an empty text of a formula', { formula: 'B1', formulaResult: '' }, ''],
    ['a formula that nobody has computed', { formula: 'B1' }, '#¡FÓRMULA!'],
    ['a date', new Date('2026-05-08T00:00:00Z'), '08/05/2026'],
    ['yes or no', true, 'VERDADERO'],
    ['a text that a spreadsheet might run, as text', '=1+2', "'=1+2"],
    ['a number that is too large to be one', 1e21, '1e+21'],
  ])('%s', async (_, cell, text) => {
    const isDetailed = typeof cell === 'object' && !(cell instanceof Date);
    const rows = [HEADINGS, ['Carnes', 'Solomillo', isDetailed ? null : cell]];
    const cells = new Map(isDetailed ? [['1,2', cell]] : []);
    const [, row] = await cellsOf(await write({ rows, cells }));
    expect(row?.[2]).toBe(text);
  });
});

test('a merged category stands beside each of its products, and rows keep their numbers', async () => {
  const rows = [['La carta'], [], HEADINGS, ['Carnes', 'Solomillo', 21], [null, 'Chuleta', 18]];
  const merges = [
    { startRow: 0, startCol: 0, endRow: 0, endCol: 4 },
    { startRow: 3, startCol: 0, endRow: 4, endCol: 0 },
  ];
  const cells = await cellsOf(await write({ rows, merges }));
  const { products } = readMenuSheet(cells, findColumns(cells)!);
  expect(products).toMatchObject([
    { row: 4, category: { name: 'Carnes' }, says: { netMicros: { grossCents: 2_100 } } },
    { row: 5, category: { name: 'Carnes' }, inheritsCategory: false },
  ]);
});

describe('of a workbook', () => {
  const menu = (name: string) => [HEADINGS, ['Carnes', name, 21]];

  test('the sheets with headings are offered, and neither hidden ones nor others', async () => {
    const read = await readWorkbook(
      await write(
        { name: 'Portada', rows: [['Bar Pepe']] },
        { name: 'Comida', rows: menu('Solomillo') },
        { name: 'Antigua', rows: menu('Secreto'), hidden: true },
        { name: 'Más', rows: menu('Otro'), veryHidden: true },
        { name: 'Bebida', rows: menu('Agua') },
      ),
    );
    expect(read).toMatchObject([
      {
        name: 'Comida',
        lines: ['Categoría · Plato · Precio · IVA · Descripción', 'Carnes · Solomillo · 21'],
      },
      { name: 'Bebida' },
    ]);
  });

  test('without headings the first sheet is sent, whose answer says what is missing', async () => {
    expect(await readWorkbook(await write({ rows: [] }, { rows: [['Hola']] }))).toMatchObject([
      { name: 'Hoja 2', csv: '\uFEFFHola\r\n' },
    ]);
  });

  test('only what a menu may be is kept of a sheet with cells in its far corners', async () => {
    const cells = new Map([
      ['1048575,16383', { value: 'lejos' }],
      ['9000,200', { value: ' ' }],
    ]);
    expect(await cellsOf(await write({ rows: menu('Solomillo'), cells }))).toHaveLength(2);
  });
});

describe('refused by name is', () => {
  const zip = (...names: string[]) => directory(names.map((name) => ({ name })));

  test('a workbook with a password', async () => {
    const bytes = await writeXlsx({
      sheets: [{ name: 'a', rows: [HEADINGS] }],
      encryption: { password: 'secreto', spinCount: 1_000 },
    });
    expect(await readWorkbook(bytes)).toBe('locked');
  });

  test('an old one', () => {
    expect(workbookKind(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Array(600).fill(0)]))).toBe(
      'old',
    );
  });

  test('one of another program', () => {
    expect(workbookKind(zip('mimetype', 'content.xml'))).toBe('other');
    expect(workbookKind(zip('xl/workbook.bin'))).toBe('other');
    expect(workbookKind(zip('xl/workbook.xml'))).toBe('xlsx');
  });

  test('an empty one', async () => {
    expect(await readWorkbook(await write({ rows: [] }, { rows: [[' ', null]] }))).toBe('empty');
    expect(await readWorkbook(await write({ rows: [['Plato']], hidden: true }, { rows: [] }))).toBe(
      'empty',
    );
  });

  test('one that is cut off, or no workbook inside', async () => {
    const whole = await write({ rows: [HEADINGS] });
    expect(await readWorkbook(whole.slice(0, whole.length - 30))).toBe('damaged');
    expect(await readWorkbook(zip('xl/workbook.xml'))).toBe('damaged');
  });

  test('one that unpacks to more than a menu, whether it says so or not', () => {
    const half = { name: 'xl/workbook.xml', size: 17 * 1024 * 1024 };
    expect(workbookKind(directory([half]))).toBe('xlsx');
    expect(workbookKind(directory([half, half]))).toBe('huge');
    expect(workbookKind(directory([{ ...half, size: 0xffffffff }]))).toBe('huge');
    expect(workbookKind(directory([{ ...half, size: 0 }]))).toBe('huge');
    expect(workbookKind(directory([{ ...half, size: 0, packed: 0, flags: 8 }]))).toBe('huge');
  });

  test('one that unpacks to more than it says', async () => {
    const bytes = await write({ rows: Array.from({ length: 500 }, () => HEADINGS) });
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    // The last place that names it is in the directory.
    const sheet = text.lastIndexOf('xl/worksheets/sheet1.xml') - 46;
    expect(view.getUint32(sheet, true)).toBe(0x02014b50);
    view.setUint32(sheet + 24, 500, true);
    expect(await readWorkbook(bytes)).toBe('damaged');
  });
});

/** A ZIP file's directory, of entries that are not there. */
function directory(
  entries: readonly { name: string; size?: number; packed?: number; flags?: number }[],
): Uint8Array {
  const bytes = [0x50, 0x4b, 0x03, 0x04];
  const short = (...numbers: number[]) =>
    bytes.push(...numbers.flatMap((one) => [one & 255, one >> 8]));
  const long = (number: number) => short(number & 0xffff, number >>> 16);
  const start = bytes.length;
  for (const { name, size = 10, packed = 10, flags = 0 } of entries) {
    long(0x02014b50);
    short(20, 20, flags, 8, 0, 0);
    for (const number of [0, packed, size]) long(number);
    short(name.length, 0, 0, 0, 0, 0, 0, 0, 0);
    bytes.push(...new TextEncoder().encode(name));
  }
  const length = bytes.length - start;
  long(0x06054b50);
  short(0, 0, entries.length, entries.length);
  for (const number of [length, start]) long(number);
  short(0);
  return new Uint8Array(bytes);
}
