import { isPending } from './courses.ts';
import { nameWithOptions, type Order, type OrderLine } from './order.ts';

/** A product as the kitchen counts it: how many portions are still to be made, over all orders. */
export interface PendingProduct {
  productId: number;
  name: string;
  /** Which makes it; empty where none is known. */
  station: string;
  quantity: number;
  /** The number of orders it is part of. */
  orders: number;
}

/**
 * The all-day totals: what the kitchen still has to make, by product, largest quantity first. Ticked
 * lines are done, and so is everything in an order that is ready. `isShown` filters out the lines
 * of other stations.
 */
export function pendingProducts(
  orders: Iterable<Order>,
  isShown: (line: OrderLine) => boolean = () => true,
): PendingProduct[] {
  const products = new Map<string, PendingProduct & { orderIds: Set<number> }>();
  for (const order of orders) {
    for (const [index, line] of order.lines.entries()) {
      if (!isPending(order, index) || !isShown(line)) continue;
      // Renamed products are counted separately: each is cooked as it was ordered.
      const { productId, station } = line;
      const name = nameWithOptions(line);
      const key = `${productId} ${station} ${name}`;
      const product = products.get(key) ?? {
        productId,
        name,
        station,
        quantity: 0,
        orders: 0,
        orderIds: new Set(),
      };
      product.quantity += line.quantity;
      product.orderIds.add(order.orderId);
      products.set(key, product);
    }
  }
  return [...products.values()]
    .map(({ orderIds, ...product }) => ({ ...product, orders: orderIds.size }))
    .toSorted(
      (one, other) => other.quantity - one.quantity || one.name.localeCompare(other.name, 'es'),
    );
}
