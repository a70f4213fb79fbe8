import {
  type BillRow,
  COPY_HEADING,
  escPosTicket,
  inCodePage858,
  kitchenTicket,
  type Language,
  type Order,
  readPrinterAddress,
  receiptOf,
  wallTime,
} from '@simplato/domain';
import type { Database, Queryable } from '../../db/database.ts';
import type { FileAnswer } from '../../http/serve-file.ts';
import { receiptPdf } from '../../printing/receipt-pdf.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import { AppError } from '../../app-error.ts';
import { loadSpelling } from '../../printing/spell.ts';
import { sendToPrinter } from '../../printing/tcp-printer.ts';
import { readBoardSettings } from '../board/board-settings.ts';
import { mayBeOnPaper, notePrintedByHand } from '../tickets/kitchen-paper.ts';
import { requireOrder } from './require-order.ts';

/** The receipt of an order as it is now, to keep or to print. */
export async function printReceipt(
  db: Queryable,
  order: Order,
  language: Language = 'es',
): Promise<FileAnswer> {
  const receipt = receiptOf(order, await loadRestaurant(db, order.restaurantId));
  return { name: `recibo-${order.orderId}.pdf`, content: await receiptPdf(receipt, language) };
}

type PrintDependencies = { db: Database; config: { isProduction: boolean } };

/** Prints an order's comanda in the restaurant's kitchen: a copy, if some of it may be on paper already. */
export async function printTicket(
  dependencies: PrintDependencies,
  restaurantId: number,
  orderId: number,
): Promise<void> {
  const order = await requireOrder(dependencies.db, restaurantId, orderId);
  const isCopy = await mayBeOnPaper(dependencies.db, restaurantId, orderId);
  const copyRows = isCopy ? [{ kind: 'copy' as const, text: COPY_HEADING }] : [];
  const rows = [...copyRows, ...kitchenTicket(order, wallTime(Date.parse(order.placedAt)).time)];
  await printInKitchen(dependencies, restaurantId, rows);
  await notePrintedByHand(dependencies.db, restaurantId, orderId);
}

/** Throws `no_printer` where the kitchen has none of its own, and `printer_silent`. */
export async function printInKitchen(
  dependencies: PrintDependencies,
  restaurantId: number,
  rows: readonly BillRow[],
): Promise<void> {
  const { printer } = await readBoardSettings(dependencies.db, restaurantId);
  const outcome = await printAt(dependencies, printer, rows);
  if (outcome === 'no-printer') throw new AppError('no_printer');
  if (outcome === 'silent') throw new AppError('printer_silent');
}

/** `printer` as it is stored: no address where there is none that the server reaches. */
async function printAt(
  { config }: PrintDependencies,
  printer: string,
  rows: readonly BillRow[],
): Promise<'printed' | 'silent' | 'no-printer'> {
  // Checked again here, not only when it was set: the rule may have become stricter since.
  const address = readPrinterAddress(printer, { withOwnMachine: !config.isProduction });
  if (!address) return 'no-printer';
  const spell = await loadSpelling();
  const bytes = escPosTicket(rows, (text) => spell(text, inCodePage858));
  return (await sendToPrinter(address, bytes)) ? 'printed' : 'silent';
}
