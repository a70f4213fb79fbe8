import {
  formatCents,
  compareWithMenu,
  priceLine,
  totalGrossCents,
  unitGrossCents,
} from '@simplato/domain';
import type { Cents, OrderLine, RequestedLine } from '@simplato/domain';
import type { CurrentLineWire } from '@simplato/contract';
import type { Menu } from '../products/load-menu.ts';

export type Pricing =
  | { holds: true; lines: OrderLine[]; totalCents: Cents }
  | { holds: false; currentLines: CurrentLineWire[]; totalCents: Cents };

/**
 * Prices requested lines from the house's own menu. It holds when every dish is there at the price
 * that was shown and the total is the one that was sent; otherwise the answer says what is so now.
 */
export function priceOrder(
  menu: Menu,
  requested: readonly RequestedLine[],
  sentTotalCents: Cents | undefined,
): Pricing {
  const changed = requested.some(
    (line) => compareWithMenu(menu.get(line.productId), line.shownGrossCents).kind !== 'same',
  );
  const lines = requested.flatMap((line): OrderLine[] => {
    const product = menu.get(line.productId);
    if (!product?.isAvailable) return [];
    return [{ ...priceLine(product, line), netMicros: product.netMicros, course: product.course }];
  });
  const totalCents = totalGrossCents(lines);
  if (!changed && (sentTotalCents === undefined || sentTotalCents === totalCents)) {
    return { holds: true, lines, totalCents };
  }
  return {
    holds: false,
    totalCents,
    currentLines: requested.map((line) => currentLine(menu, line)),
  };
}

function currentLine(menu: Menu, line: RequestedLine): CurrentLineWire {
  const product = menu.get(line.productId);
  return {
    idproductos: line.productId,
    name: product?.name ?? '',
    quantity: line.quantity,
    disponible: product?.isAvailable ?? false,
    preciounitario: product?.isAvailable
      ? formatCents(unitGrossCents(product.netMicros, product.vatPercent))
      : null,
  };
}
