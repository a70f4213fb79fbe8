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
  return withMoney(db, restaurantId, orders, false);
}

/** The same, also of tabs that are still open: an order's own status does not say whether it is due. */
export async function withLeftOrDue(
  db: Queryable,
  restaurantId: number,
  orders: readonly Order[],
): Promise<Order[]> {
  return withMoney(db, restaurantId, orders, true);
}

async function withMoney(
  db: Queryable,
  restaurantId: number,
  orders: readonly Order[],
  orOpen: boolean,
): Promise<Order[]> {
  const unpaid = orders.flatMap(({ payment, orderId }) => (payment === 'unpaid' ? [orderId] : []));
  if (unpaid.length === 0) return [...orders];
  const tabIds = await listPaidTabs(db, restaurantId, unpaid, orOpen);
  const tabs = await readTabs(db, restaurantId, tabIds);
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
