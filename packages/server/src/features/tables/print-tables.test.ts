import { createTables, PRINT_SIZES, printTables, type PrintSize } from '@simplato/contract';
import { expect, test } from 'vitest';
import { readPrintedPages } from '../../../test/read-printed-codes.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();

const names = (count: number) => Array.from({ length: count }, (_, index) => `Sala ${index + 1}`);

/** The layout of each size, and how many tables fit on a page. */
const PAGES: Record<PrintSize, { columns: number; rows: number; tables: number }> = {
  '2': { columns: 1, rows: 2, tables: 2 },
  '6': { columns: 2, rows: 3, tables: 6 },
  '12': { columns: 3, rows: 4, tables: 12 },
  caballete: { columns: 1, rows: 2, tables: 1 },
};

test.each(PRINT_SIZES)(
  'on sheets of %s, every table is printed in order with its own readable code',
  async (size) => {
    const staff = await (await testApp.openRestaurant('Mesón Ñandú, S.L.')).logIn();
    const { columns, rows, tables } = PAGES[size];
    const made = await staff.call(createTables, { body: { mesas: names(tables + 1) } });
    const response = await staff.send(printTables, { query: { tamano: size } });
    const pages = readPrintedPages(response.rawPayload);
    expect(pages).toHaveLength(2);
    const read = pages.map((page) => page.codes(columns, rows));
    const printed = made.map(({ url }) => url);
    if (size === 'caballete') {
      // Both sides of a table tent have the code, one of them upside down.
      expect(read).toEqual(printed.map((url) => [url, url]));
    } else {
      expect(read[0]).toEqual(printed.slice(0, tables));
      const empty = Array.from({ length: tables - 1 }, () => null);
      expect(read[1]).toEqual([printed.at(-1), ...empty]);
    }
  },
);

test('the sheets are a PDF for download, with six tables a page by default', async () => {
  const staff = await (await testApp.openRestaurant()).logIn();
  await staff.call(createTables, { body: { mesas: names(7) } });
  const response = await staff.send(printTables);
  expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(response.headers['content-disposition']).toBe('attachment; filename="mesas.pdf"');
  expect(readPrintedPages(response.rawPayload)).toHaveLength(2);
  // Codes are vectors: another table adds hundreds of bytes, not a picture.
  expect(response.rawPayload.length).toBeLessThan(120_000);
});

test('names in scripts that our fonts lack can still be printed', async () => {
  const staff = await (await testApp.openRestaurant('Ψαροταβέρνα')).logIn();
  const [made] = await staff.call(createTables, { body: { mesas: ['Βεράντα 1'] } });
  const response = await staff.send(printTables, { query: { tamano: '2' } });
  const [page] = readPrintedPages(response.rawPayload);
  expect(page?.codes(1, 2)).toEqual([made?.url, null]);
});

test('without tables nothing is printed, and an unknown size is refused', async () => {
  const staff = await (await testApp.openRestaurant()).logIn();
  await staff.refused('not_found', printTables);
  await staff.refused('bad_request', printTables, { query: { tamano: 'A3' } });
});
