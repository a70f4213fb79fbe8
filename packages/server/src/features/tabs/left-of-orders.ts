import { moneyOfOrders, withMoneyOfTab, type Order } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { readTabs } from './read-tab.ts';
import { listPaidTabs } from './tab-queries.ts';

/** Orders with what their tabs say of their money, where something of a tab has been paid. */
export async function withLeft(
  db: Queryable,
  restaurantId: number,
  orders: readonly Order[],
): Promise<Order[]> {
  const unpaid = orders.flatMap(({ payment, orderId }) => (payment === 'unpaid' ? [orderId] : []));
  if (unpaid.length === 0) return [...orders];
  const tabs = await readTabs(db, restaurantId, await listPaidTabs(db, restaurantId, unpaid));
  const money = new Map(
    tabs.flatMap(({ orders: ofTab, money: { payments } }) => [
      ...moneyOfOrders(
        ofTab.map(({ order }) => order),
        payments,
      ),
    ]),
  );
  return orders.map((order) => withMoneyOfTab(order, money.get(order.orderId)));
}
