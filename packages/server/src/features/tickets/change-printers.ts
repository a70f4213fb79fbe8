import type { Transaction } from '../../db/database.ts';
import type { MovedLine } from './moved-line.ts';
import { dropTicketsWithoutPrinter, moveTickets, queueTickets } from './ticket-queries.ts';

/**
 * Changes which printer has what. What was fired before still goes where it was to go, or with its lines where
 * they went, if that prints; all else that is on the board by then counts as printed: nobody wants the evening
 * on paper again.
 */
export async function changePrinters(
  tx: Transaction,
  restaurantId: number,
  change: () => Promise<readonly MovedLine[]>,
): Promise<void> {
  await queueTickets(tx, restaurantId);
  const moved = await change();
  if (moved.length > 0) await moveTickets(tx, restaurantId, moved);
  await dropTicketsWithoutPrinter(tx, restaurantId);
  await queueTickets(tx, restaurantId, { arePrinted: true });
}
