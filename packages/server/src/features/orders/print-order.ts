import {
  type BillRow,
  escPosTicket,
  inCodePage858,
  kitchenTicket,
  type Language,
  type LineUnits,
  type Order,
  readPrinterAddress,
  receiptOf,
  removalTicket,
  SIMPLATO,
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
import { remarkOnOrder } from './payment-change-queries.ts';
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

/** Prints an order's comanda in the restaurant's kitchen. */
export async function printTicket(
  dependencies: PrintDependencies,
  restaurantId: number,
  orderId: number,
): Promise<void> {
  const order = await requireOrder(dependencies.db, restaurantId, orderId);
  const rows = kitchenTicket(order, wallTime(Date.parse(order.placedAt)).time);
  await printInKitchen(dependencies, restaurantId, rows);
}

const NOT_PRINTED = 'La impresora de la cocina no ha impreso lo que se ha quitado';

/**
 * Prints what was taken off, where the kitchen has a printer. A printer that is silent is told in the
 * order's history: what was taken off stays so.
 */
export async function printRemoval(
  dependencies: PrintDependencies,
  order: Order,
  { lines, reason }: { lines: readonly LineUnits[]; reason: string },
  at: Date,
): Promise<void> {
  const rows = removalTicket(order, lines, reason, wallTime(at).time);
  try {
    await printInKitchen(dependencies, order.restaurantId, rows);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'no_printer') return;
    const { restaurantId, orderId } = order;
    await remarkOnOrder(dependencies.db, {
      restaurantId,
      orderId,
      actor: SIMPLATO,
      reason: NOT_PRINTED,
    });
  }
}

export async function printInKitchen(
  { db, config }: PrintDependencies,
  restaurantId: number,
  rows: readonly BillRow[],
): Promise<void> {
  const { printer } = await readBoardSettings(db, restaurantId);
  // Checked again here, not only when it was set: the rule may have become stricter since.
  const address = readPrinterAddress(printer, { withOwnMachine: !config.isProduction });
  if (!address) throw new AppError('no_printer');
  const spell = await loadSpelling();
  const bytes = escPosTicket(rows, (text) => spell(text, inCodePage858));
  const isPrinted = await sendToPrinter(address, bytes);
  if (!isPrinted) throw new AppError('printer_silent');
}
