import { goesToKitchen, type Order, type OrderStatus } from '@simplato/domain';

/** The three columns, in the direction an order walks. */
export const COLUMNS = ['received', 'preparing', 'ready'] as const satisfies readonly OrderStatus[];
export type Column = (typeof COLUMNS)[number];

export interface BoardColumns {
  columns: Readonly<Record<Column, readonly Order[]>>;
  /** Orders whose online payment is still open: counted, and not for the kitchen yet. */
  pendingPayments: number;
}

export function isColumn(status: OrderStatus): status is Column {
  return status !== 'closed';
}

export function arrangeColumns(orders: Iterable<Order>): BoardColumns {
  const columns: Record<Column, Order[]> = { received: [], preparing: [], ready: [] };
  let pendingPayments = 0;
  for (const order of orders) {
    if (!isColumn(order.status)) continue;
    if (goesToKitchen(order.payment)) columns[order.status].push(order);
    else pendingPayments += 1;
  }
  for (const column of COLUMNS) columns[column].sort(oldestFirst);
  return { columns, pendingPayments };
}

function oldestFirst(one: Order, other: Order): number {
  return Date.parse(one.placedAt) - Date.parse(other.placedAt) || one.orderId - other.orderId;
}
