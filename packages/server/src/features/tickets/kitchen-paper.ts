import type { LineUnits, Order } from '@simplato/domain';
import type { Queryable, Transaction } from '../../db/database.ts';
import { unitsByLine } from './read-ticket.ts';
import { findPaper, insertPrintedByHand, insertRemovalSlip } from './ticket-queries.ts';

/** What the kitchen's own printer has of an order, and what is to be taken off that. */

/** Whether any printer may have some of an order on paper. */
export async function mayBeOnPaper(
  db: Queryable,
  restaurantId: number,
  orderId: number,
): Promise<boolean> {
  return findPaper(db, restaurantId, orderId);
}

export async function notePrintedByHand(
  db: Queryable,
  restaurantId: number,
  orderId: number,
): Promise<void> {
  await insertPrintedByHand(db, restaurantId, orderId);
}

/**
 * Queues a slip of what is taken off an order, in the same transaction, so that it comes once whatever dies. The
 * stations' own slips follow from their paper.
 */
export async function queueRemovalSlip(
  tx: Transaction,
  { restaurantId, orderId }: Pick<Order, 'restaurantId' | 'orderId'>,
  units: readonly LineUnits[],
): Promise<void> {
  await insertRemovalSlip(tx, { restaurantId, orderId, units: unitsByLine(units) });
}

/** The same of all that was left of an order that is cancelled, if some of it may be on paper. */
export async function queueCancellationSlip(tx: Transaction, order: Order): Promise<void> {
  if (!(await mayBeOnPaper(tx, order.restaurantId, order.orderId))) return;
  const units = order.lines.map(({ quantity }, index) => ({ lineNumber: index + 1, quantity }));
  await queueRemovalSlip(
    tx,
    order,
    units.filter(({ quantity }) => quantity > 0),
  );
}
