import {
  goesToKitchen,
  isOpen,
  makingSince,
  type Order,
  type OrderStatus,
  waitsSince,
  weighingOf,
} from '@simplato/domain';

/** The three columns, in the order of an order's steps. */
export const COLUMNS = ['received', 'preparing', 'ready'] as const satisfies readonly OrderStatus[];
export type Column = (typeof COLUMNS)[number];

export interface BoardColumns {
  columns: Readonly<Record<Column, readonly Order[]>>;
  /** Orders whose online payment is open, oldest first: not for the kitchen yet. */
  openPayments: readonly Order[];
}

/** What a slip on the board can be: in its column, or struck out there. */
export type SlipStatus = Column | 'cancelled';

export function isColumn(status: OrderStatus): status is Column {
  return isOpen(status);
}

interface Arrangement {
  isWanted: (order: Order) => boolean;
  places: ReadonlyMap<number, Column>;
  /** Where this screen has an order that is open; null for nowhere. */
  columnOf: (order: Order) => Column | null;
  /** Below all others of its column: there is nothing to do for it yet. */
  isLast: (order: Order) => boolean;
}

/**
 * `isWanted` filters the columns of this screen; open payments are not filtered. Cancelled orders
 * with a place are on top of their column.
 */
export function arrangeColumns(
  orders: Iterable<Order>,
  {
    isWanted = () => true,
    places,
    columnOf = ownColumn,
    isLast = () => false,
  }: Partial<Arrangement> = {},
): BoardColumns {
  const columns: Record<Column, Order[]> = { received: [], preparing: [], ready: [] };
  const openPayments: Order[] = [];
  for (const order of orders) {
    const { status, orderId } = order;
    const own = status === 'cancelled' ? places?.get(orderId) : status;
    if (!own || !isColumn(own)) continue;
    if (!goesToKitchen(order.payment)) {
      // What waits for the scale is the room's.
      if (weighingOf(order) === null) openPayments.push(order);
      continue;
    }
    const column = status === 'cancelled' ? own : columnOf(order);
    if (column !== null && isWanted(order)) columns[column].push(order);
  }
  for (const column of COLUMNS) {
    columns[column].sort(
      (one, other) => Number(isLast(one)) - Number(isLast(other)) || cancelledFirst(one, other),
    );
  }
  return { columns, openPayments: openPayments.toSorted(oldestFirst) };
}

function ownColumn({ status }: Order): Column | null {
  return isColumn(status) ? status : null;
}

export function countOpen(orders: readonly Order[]): number {
  return orders.filter(({ status }) => isOpen(status)).length;
}

function cancelledFirst(one: Order, other: Order): number {
  const isCancelled = ({ status }: Order) => Number(status === 'cancelled');
  return isCancelled(other) - isCancelled(one) || oldestFirst(one, other);
}

function oldestFirst(one: Order, other: Order): number {
  return Date.parse(placeSince(one)) - Date.parse(placeSince(other)) || one.orderId - other.orderId;
}

/** A slip takes a place among others when something of it is fired, and stays there once that is made. */
function placeSince(order: Order): string {
  const times = order.courses.flatMap(({ firedAt }) => firedAt ?? []);
  const lastFired = makingSince(order) === null ? times.toSorted().at(-1) : undefined;
  return order.status === 'ready' ? waitsSince(order) : (lastFired ?? waitsSince(order));
}
