import {
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

/** Prints an order's comanda in the restaurant's kitchen. */
export async function printTicket(
  { db, config }: { db: Database; config: { isProduction: boolean } },
  restaurantId: number,
  orderId: number,
): Promise<void> {
  const order = await requireOrder(db, restaurantId, orderId);
  const { printer } = await readBoardSettings(db, restaurantId);
  // Checked again here, not only when it was set: the rule may have become stricter since.
  const address = readPrinterAddress(printer, { withOwnMachine: !config.isProduction });
  if (!address) throw new AppError('no_printer');
  const rows = kitchenTicket(order, wallTime(Date.parse(order.placedAt)).time);
  const spell = await loadSpelling();
  const bytes = escPosTicket(rows, (text) => spell(text, inCodePage858));
  const isPrinted = await sendToPrinter(address, bytes);
  if (!isPrinted) throw new AppError('printer_silent');
}
