import {
  countDishes,
  dishName,
  findLine,
  joinNotes,
  keyOfLine,
  lineKey,
  ORDER_LIMITS,
  priceDish,
  type Basket,
  type BasketLine,
  type Portion,
  type Product,
} from '@simplato/domain';
import { useCallback, useMemo, useState } from 'react';
import { MENU_COPY } from '../../copy/menu.ts';
import { useCopy } from '../../copy/speech.ts';
import type { Words } from '../../copy/words.ts';
import { addToBasket, basketOf, changeInBasket, useBasket } from '../basket/basket-store.ts';
import { pendingOrderOf } from '../basket/pending-order-store.ts';
import { useMenuLanguage } from '../session/menu-language.ts';
import type { ChosenDish } from './dish-sheet.tsx';

export interface Dishes {
  quantityOf: (productId: number) => number;
  /** Answers why it cannot be added; null when it was. */
  add: (product: Product, chosen: ChosenDish) => string | null;
  /** Puts another choice in the place of a line; answers like `add`. */
  change: (line: BasketLine, product: Product, chosen: ChosenDish) => string | null;
  /** For a screen reader: what the last tap did. */
  announcement: string;
  hush: () => void;
}

/**
 * What the menu does with the basket: how many of a dish are in it, more of it, another choice. The
 * functions stay the same from tap to tap, or each would draw every card of the menu anew.
 */
export function useDishes(restaurantId: number | null): Dishes {
  const copy = useCopy(MENU_COPY);
  const basket = useBasket(restaurantId);
  const language = useMenuLanguage();
  const [announcement, setAnnouncement] = useState('');
  const quantities = useMemo(() => quantitiesByDish(basket), [basket]);
  const quantityOf = useCallback(
    (productId: number) => quantities.get(productId) ?? 0,
    [quantities],
  );
  const hush = useCallback(() => setAnnouncement(''), []);

  const add = useCallback(
    (product: Product, { optionIds, quantity, note }: ChosenDish) => {
      if (restaurantId === null) return null;
      const name = dishName(product, language).text;
      const lines = basketOf(restaurantId);
      const twin = findLine(lines, lineKey(product.productId, optionIds));
      const obstacle = isLocked(restaurantId)
        ? copy.locked
        : limitReached(copy, lines, twin, name, { quantity, note });
      if (obstacle !== null) return obstacle;
      addToBasket(restaurantId, dishForBasket(product, optionIds), { quantity, note });
      setAnnouncement(copy.added(name, countDishes(basketOf(restaurantId))));
      return null;
    },
    [restaurantId, language, copy],
  );

  const change = useCallback(
    (line: BasketLine, product: Product, { optionIds, quantity, note }: ChosenDish) => {
      if (restaurantId === null) return null;
      const key = keyOfLine(line);
      const changedKey = lineKey(product.productId, optionIds);
      const lines = basketOf(restaurantId);
      const twin = changedKey === key ? undefined : findLine(lines, changedKey);
      const name = dishName(product, language).text;
      const obstacle = isLocked(restaurantId)
        ? copy.locked
        : twin && limitReached(copy, lines, twin, name, { quantity, note });
      if (obstacle) return obstacle;
      const chosen = { ...dishForBasket(product, optionIds), quantity, note };
      changeInBasket(restaurantId, key, chosen);
      return null;
    },
    [restaurantId, language, copy],
  );

  return useMemo(
    () => ({ quantityOf, add, change, announcement, hush }),
    [quantityOf, add, change, announcement, hush],
  );
}

/** While an order's answer is open, its basket stands still. */
function isLocked(restaurantId: number): boolean {
  return pendingOrderOf(restaurantId) !== null;
}

function dishForBasket(product: Product, optionIds: readonly number[]) {
  return { ...priceDish(product, optionIds), shownVersion: product.version };
}

/** However it was chosen. */
function quantitiesByDish(basket: Basket): ReadonlyMap<number, number> {
  const quantities = new Map<number, number>();
  for (const { productId, quantity } of basket) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return quantities;
}

/** `twin` is the line that it would join. */
function limitReached(
  copy: Words<typeof MENU_COPY>,
  basket: Basket,
  twin: BasketLine | undefined,
  name: string,
  portion: Portion,
): string | null {
  if (!twin) return basket.length >= ORDER_LIMITS.lines ? copy.full : null;
  if (twin.quantity + portion.quantity > ORDER_LIMITS.quantity) return copy.mostOfOne(name);
  const note = joinNotes(twin, portion);
  return note.length > ORDER_LIMITS.lineNoteLength ? copy.noteTooLong(twin.note) : null;
}
