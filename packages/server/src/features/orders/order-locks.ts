import type { Transaction } from '../../db/database.ts';

/*
 * Whoever changes an order locks it first, and the restaurant's counter after it. So whoever holds the
 * counter and changes several orders has locked them before.
 */

/** Until the transaction ends nobody places an order, or takes another number of the restaurant's events. */
export async function lockCounter(tx: Transaction, restaurantId: number): Promise<void> {
  await tx.query('select 1 from restaurant_counters where restaurant_id = $1 for no key update', [
    restaurantId,
  ]);
}

/** Locks the orders on the board: all of them, or those of some tabs and some by themselves. */
export async function lockOpenOrders(
  tx: Transaction,
  restaurantId: number,
  which: { tabIds?: readonly number[]; orderIds?: readonly number[] } | 'all',
): Promise<void> {
  const { tabIds = [], orderIds = [] } = which === 'all' ? {} : which;
  await tx.query(
    `select 1 from orders where restaurant_id = $1
       and ($4 or tab_id = any($2::int[]) or order_id = any($3::int[]))
       and status not in ('closed', 'cancelled')
     order by order_id for no key update`,
    [restaurantId, tabIds, orderIds, which === 'all'],
  );
}
