import { setImmediate } from 'node:timers/promises';
import type { PrintSize } from '@simplato/contract';
import { accentOf, restaurantName } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import { readTables } from './change-tables.ts';
import { drawCard, type PrintedRestaurant } from './print-card.ts';
import { openPdf, type Doc } from '../../printing/pdf.ts';
import { drawCutMarks, SHEETS, type Sheet } from './print-sheets.ts';
import { printedCode, type RestaurantOfCodes, type PrintedCode } from './table-key.ts';

/**
 * The codes of all tables on A4, as a PDF that is streamed while it is drawn. Codes are vector
 * graphics: sharp at any size, and a page with twelve takes a few kilobytes.
 */
export async function printTables(
  db: Queryable,
  restaurant: RestaurantOfCodes,
  size: PrintSize,
): Promise<Doc> {
  const whole = await loadRestaurant(db, restaurant.restaurantId);
  const tables = await readTables(db, restaurant.restaurantId);
  if (tables.length === 0) throw new AppError('not_found');
  const name = restaurantName(whole);
  const codes = tables.map(({ tableName, key }) => printedCode(restaurant, tableName, key));
  const doc = await openPdf(`Mesas · ${name}`);
  const printed = { name, accent: accentOf(whole.accent).light.fill };
  void drawSheets(doc, SHEETS[size], printed, codes).catch((error: Error) => doc.destroy(error));
  return doc;
}

async function drawSheets(
  doc: Doc,
  sheet: Sheet,
  restaurant: PrintedRestaurant,
  codes: readonly PrintedCode[],
) {
  const perPage = sheet.codesPerPage;
  for (let start = 0; start < codes.length; start += perPage) {
    doc.addPage();
    drawCutMarks(doc, sheet);
    for (const [place, box] of sheet.boxes.entries()) {
      const printed = codes[start + (place % perPage)];
      if (printed) drawCard(doc, box, restaurant, printed);
    }
    // Yield to the event loop: a restaurant with many tables must not delay other requests.
    await setImmediate();
  }
  doc.end();
}
