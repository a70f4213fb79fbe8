import { randomUUID } from 'node:crypto';
import {
  IDEMPOTENCY_HEADER,
  productFromWire,
  type NewOrderWire,
  type ProductWire,
} from '@simplato/contract';
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
