import { goesToKitchen, isOpen, type Order, type OrderStatus } from '@simplato/domain';

/** The three columns, in the order of an order's steps. */
export const COLUMNS = ['received', 'preparing', 'ready'] as const satisfies readonly OrderStatus[];
export type Column = (typeof COLUMNS)[number];

export interface BoardColumns {
  columns: Readonly<Record<Column, readonly Order[]>>;
  /** Orders whose online payment is open, oldest first: not for the kitchen yet. */
  openPayments: readonly Order[];
}

export function isColumn(status: OrderStatus): status is Column {
  return isOpen(status);
}

/** `isWanted` filters the columns of this screen; open payments are not filtered. */
export function arrangeColumns(
  orders: Iterable<Order>,
  isWanted: (order: Order) => boolean = () => true,
): BoardColumns {
  const columns: Record<Column, Order[]> = { received: [], preparing: [], ready: [] };
  const openPayments: Order[] = [];
  for (const order of orders) {
    if (!isColumn(order.status)) continue;
    if (!goesToKitchen(order.payment)) openPayments.push(order);
    else if (isWanted(order)) columns[order.status].push(order);
  }
  for (const column of COLUMNS) columns[column].sort(oldestFirst);
  return { columns, openPayments: openPayments.toSorted(oldestFirst) };
}

function oldestFirst(one: Order, other: Order): number {
  return Date.parse(one.placedAt) - Date.parse(other.placedAt) || one.orderId - other.orderId;
}
