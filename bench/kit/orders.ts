import { randomUUID } from 'node:crypto';
import {
  IDEMPOTENCY_HEADER,
  productFromWire,
  type NewOrderWire,
  type ProductWire,
} from '@simplato/contract';
import type { Queryable } from '@simplato/server/db/database';
import { formatCents, priceLine, totalGrossCents, type PricedLine } from '@simplato/domain';

export interface ThreeProducts {
  lines: (PricedLine & {
    netMicros: number;
    course: number;
    station: string;
    productVersion: number;
    categoryVersion: number;
  })[];
  totalCents: number;
  /** The order's body as JSON. */
  body: string;
}

/** The same order of three lines, as a row for the floor and as a request body. */
export function threeProducts(menu: readonly ProductWire[]): ThreeProducts {
  const lines = menu
    .slice(0, 3)
    .map(productFromWire)
    .map((product) => ({
      ...priceLine(product, {
        productId: product.productId,
        formatId: null,
        optionIds: [],
        quantity: 1,
        note: '',
      }),
      netMicros: product.netMicros,
      course: 1,
      station: '',
      productVersion: product.version,
      // The menu does not change during the run.
      categoryVersion: 1,
    }));
  const totalCents = totalGrossCents(lines);
  const order: NewOrderWire = {
    lineas: lines.map((line) => ({
      idproductos: line.productId,
      quantity: line.quantity,
      preciounitario: formatCents(line.unitGrossCents),
    })),
    total: formatCents(totalCents),
  };
  return { lines, totalCents, body: JSON.stringify(order) };
}

/** The same straight from the database, where no server runs. */
export async function readThreeLines(
  db: Queryable,
  restaurantId: number,
): Promise<Pick<ThreeProducts, 'lines' | 'totalCents'>> {
  const products = await db.query<{ productId: number; categoryVersion: number; version: number }>(
    `select p.product_id as "productId", p.version, c.version as "categoryVersion"
     from products p join categories c using (restaurant_id, category_id)
     where restaurant_id = $1 order by product_id limit 3`,
    [restaurantId],
  );
  const lines = products.map(({ version, ...product }) => ({
    ...product,
    productVersion: version,
    name: 'Plato de la casa número 12',
    course: 1,
    station: '',
    note: '',
    netMicros: 7_272_727,
    vatPercent: 10,
    unitGrossCents: 800,
    quantity: 1,
    formatId: null,
    options: [],
  }));
  return { lines, totalCents: 800 * lines.length };
}

/** A request that places the order, with a new idempotency key. */
export function orderRequest(headers: Record<string, string>, body: string) {
  return {
    method: 'POST' as const,
    path: '/api/shop/orders',
    headers: {
      ...headers,
      'content-type': 'application/json',
      [IDEMPOTENCY_HEADER]: randomUUID(),
    },
    body,
  };
}
