import { escPosTicket, kitchenTicket, readPrinterAddress, wallTime } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { sendToPrinter } from '../../printing/tcp-printer.ts';
import { readBoardSettings } from '../board/board-settings.ts';
import { requireOrder } from './require-order.ts';

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
  const isPrinted = await sendToPrinter(address, escPosTicket(rows));
  if (!isPrinted) throw new AppError('printer_silent');
}
