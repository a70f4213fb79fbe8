import type { Cents } from '../money/money.ts';
import { nameWithOptions, type Order } from '../orders/order.ts';
import { sumOfShares, type ProductShare } from './share.ts';

/** A line of what somebody pays: units of a product, or parts of one. */
export interface DescribedShare {
  name: string;
  quantity: number;
  /** Of one; parts of a unit are one line, with what they come to. */
  unitGrossCents: Cents;
  vatPercent: number;
}

/**
 * What shares are of, by product, in the order of the orders: whole units of a line together, parts unit
 * by unit: "Croquetas, 2/3".
 */
export function describeShares(
  shares: readonly ProductShare[],
  orders: readonly Pick<Order, 'orderId' | 'lines'>[],
): DescribedShare[] {
  return orders.flatMap(({ orderId, lines }) =>
    lines.flatMap((line, index) => {
      const ofLine = shares.filter(
        (one) => one.orderId === orderId && one.lineNumber === index + 1,
      );
      const whole = ofLine.filter(({ parts }) => parts === 1);
      const name = nameWithOptions(line);
      const { vatPercent, unitGrossCents } = line;
      const units = new Set(ofLine.filter(({ parts }) => parts > 1).map(({ unit }) => unit));
      const divided = [...units].map((unit) => {
        const taken = ofLine.filter((one) => one.unit === unit);
        const share = { take: taken.length, parts: taken[0]?.parts ?? 1 };
        return partOfUnit(name, share, sumOfShares(taken), vatPercent);
      });
      if (whole.length === 0) return divided;
      return [{ name, quantity: whole.length, unitGrossCents, vatPercent }, ...divided];
    }),
  );
}

/** Parts of a unit, as one line. */
export function partOfUnit(
  name: string,
  { take, parts }: { take: number; parts: number },
  cents: Cents,
  vatPercent: number,
): DescribedShare {
  return { name: `${name}, ${take}/${parts}`, quantity: 1, unitGrossCents: cents, vatPercent };
}
