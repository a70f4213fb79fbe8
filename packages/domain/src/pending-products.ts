import { isPending, nameWithOptions, type Order, type OrderLine } from './order.ts';

/** A dish as the kitchen counts it: how many portions are still to be made, over all orders. */
export interface PendingDish {
  productId: number;
  name: string;
  quantity: number;
  /** The number of orders it is part of. */
  orders: number;
}

/**
 * The all-day totals: what the kitchen still has to make, by dish, largest quantity first. Ticked
 * lines are done, and so is everything in an order that is ready. `isShown` filters out the lines
 * of other stations.
 */
export function pendingDishes(
  orders: Iterable<Order>,
  isShown: (line: OrderLine) => boolean = () => true,
): PendingDish[] {
  const dishes = new Map<string, PendingDish & { orderIds: Set<number> }>();
  for (const order of orders) {
    for (const [index, line] of order.lines.entries()) {
      if (!isPending(order, index) || !isShown(line)) continue;
      // Renamed dishes are counted separately: each is cooked as it was ordered.
      const { productId } = line;
      const name = nameWithOptions(line);
      const key = `${productId} ${name}`;
      const dish = dishes.get(key) ?? {
        productId,
        name,
        quantity: 0,
        orders: 0,
        orderIds: new Set(),
      };
      dish.quantity += line.quantity;
      dish.orderIds.add(order.orderId);
      dishes.set(key, dish);
    }
  }
  return [...dishes.values()]
    .map(({ orderIds, ...dish }) => ({ ...dish, orders: orderIds.size }))
    .toSorted(
      (one, other) => other.quantity - one.quantity || one.name.localeCompare(other.name, 'es'),
    );
}
