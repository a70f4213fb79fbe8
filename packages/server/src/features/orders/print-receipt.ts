import { receiptOf, type Language, type Order } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import type { FileAnswer } from '../../http/serve-file.ts';
import { receiptPdf } from '../../printing/receipt-pdf.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';

/** The receipt of an order as it is now, to keep or to print. */
export async function printReceipt(
  db: Queryable,
  order: Order,
  language: Language = 'es',
): Promise<FileAnswer> {
  const receipt = receiptOf(order, await loadRestaurant(db, order.restaurantId));
  return { name: `recibo-${order.orderId}.pdf`, content: await receiptPdf(receipt, language) };
}
