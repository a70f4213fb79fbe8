import {
  countDishes,
  ORDER_LIMITS,
  unitGrossCents,
  type Basket,
  type Product,
} from '@simplato/domain';
import { useMemo, useState } from 'react';
import { MENU_COPY as copy } from '../../copy/menu.ts';
import { useToast } from '../../ui/toast.tsx';
import { addToBasket, basketOf, useBasket } from '../basket/basket-store.ts';
import { usePendingOrder } from '../basket/pending-order-store.ts';

export interface Dishes {
  quantityOf: (productId: number) => number;
  add: (product: Product) => void;
  /** For a screen reader: what the last tap did. */
  announcement: string;
}

/** What the menu does with the basket: how many of a dish are in it, and one more. */
export function useDishes(restaurantId: number | null): Dishes {
  const basket = useBasket(restaurantId);
  const isLocked = usePendingOrder(restaurantId) !== null;
  const [announcement, setAnnouncement] = useState('');
  const { show } = useToast();
  const quantities = useMemo(
    () => new Map(basket.map((line) => [line.productId, line.quantity])),
    [basket],
  );

  const add = (product: Product) => {
    if (restaurantId === null) return;
    const obstacle = isLocked ? copy.locked : limitReached(basketOf(restaurantId), product);
    if (obstacle) {
      show({ text: obstacle });
      return;
    }
    addToBasket(restaurantId, {
      productId: product.productId,
      name: product.name,
      vatPercent: product.vatPercent,
      unitGrossCents: unitGrossCents(product.netMicros, product.vatPercent),
    });
    setAnnouncement(copy.added(product.name, countDishes(basketOf(restaurantId))));
  };

  return { quantityOf: (productId) => quantities.get(productId) ?? 0, add, announcement };
}

function limitReached(basket: Basket, product: Product): string | null {
  const line = basket.find(({ productId }) => productId === product.productId);
  if (line) return line.quantity >= ORDER_LIMITS.quantity ? copy.mostOfOne(product.name) : null;
  return basket.length >= ORDER_LIMITS.lines ? copy.full : null;
}
