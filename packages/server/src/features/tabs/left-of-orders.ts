import { leftOfOrders, type Order } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { readTabs } from './read-tab.ts';
import { listPaidTabs } from './tab-queries.ts';

/** Orders with what is left to pay of each, where something of its tab has been paid. */
export async function withLeft(
  db: Queryable,
  restaurantId: number,
  orders: readonly Order[],
): Promise<Order[]> {
  const unpaid = orders.flatMap(({ payment, orderId }) => (payment === 'unpaid' ? [orderId] : []));
  if (unpaid.length === 0) return [...orders];
  const tabs = await readTabs(db, restaurantId, await listPaidTabs(db, restaurantId, unpaid));
  const left = new Map(
    tabs.flatMap(({ orders: ofTab, money }) => [
      ...leftOfOrders(
        ofTab.map(({ order }) => order),
        money.payments,
      ),
    ]),
  );
  return orders.map((order) => {
    if (order.payment !== 'unpaid') return order;
    return { ...order, leftCents: left.get(order.orderId) ?? null };
  });
}
