import {
  countItems,
  productName,
  findLine,
  isLast,
  joinNotes,
  keyOfLine,
  lineKey,
  ORDER_LIMITS,
  priceProduct,
  productFacts,
  quantityTaken,
  type Basket,
  type BasketLine,
  type Language,
  type Portion,
  type Product,
  type ProductChoice,
} from '@simplato/domain';
import { useCallback, useMemo, useState } from 'react';
import { MENU_MESSAGES } from '../../../i18n/es/menu.ts';
import { useLanguage, useMessages, useMenuLanguage } from '../../../i18n/i18n-context.ts';
import type { Messages } from '../../../i18n/messages.ts';
import {
  addToBasket,
  basketOf,
  changeInBasket,
  restoreToBasket,
  takeOneFromBasket,
  useBasket,
} from '../../checkout/basket/basket-store.ts';
import { pendingOrderOf } from '../../checkout/sending/pending-order-store.ts';
import type { MenuProduct } from '../menu-sections.ts';
import type { ChosenProduct } from '../sheet/product-detail-sheet.tsx';

export interface Products {
  quantityOf: (productId: number) => number;
  /**
   * `read` is it as the diner read it, if that was earlier. Returns why it cannot be added;
   * null on success.
   */
  add: (entry: MenuProduct, chosen: ChosenProduct, read?: MenuProduct) => string | null;
  /** Replaces a line by another choice; returns like `add`. */
  change: (
    line: BasketLine,
    entry: MenuProduct,
    chosen: ChosenProduct,
    read: MenuProduct,
  ) => string | null;
  /**
   * Takes one away, of the line chosen last. Returns how to undo it if the line goes with it; null
   * otherwise.
   */
  takeOne: (entry: MenuProduct) => { text: string; undo: () => void } | null;
  /** For screen readers: the effect of the last tap. */
  announcement: string;
  hush: () => void;
}

/**
 * The basket operations of the menu: quantities per product, adding, changing a choice. The functions
 * are stable, or each tap would redraw every card of the menu.
 */
export function useProducts(restaurantId: number | null): Products {
  const copy = useMessages(MENU_MESSAGES);
  const basket = useBasket(restaurantId);
  const language = useMenuLanguage();
  const readIn = useLanguage();
  const [announcement, setAnnouncement] = useState('');
  const quantities = useMemo(() => quantitiesByProduct(basket), [basket]);
  const quantityOf = useCallback(
    (productId: number) => quantities.get(productId) ?? 0,
    [quantities],
  );
  const hush = useCallback(() => setAnnouncement(''), []);

  const add = useCallback(
    (entry: MenuProduct, { quantity, note, ...choice }: ChosenProduct, read = entry) => {
      if (restaurantId === null) return null;
      const { product } = entry;
      const name = productName(product, language).text;
      const lines = basketOf(restaurantId);
      const twin = findLine(lines, lineKey(product.productId, choice));
      const obstacle = isLocked(restaurantId)
        ? copy.locked
        : limitReached(copy, lines, twin, name, { quantity, note });
      if (obstacle !== null) return obstacle;
      addToBasket(restaurantId, productForBasket(product, choice, read, readIn), {
        quantity,
        note,
      });
      setAnnouncement(copy.added(name, countItems(basketOf(restaurantId))));
      return null;
    },
    [restaurantId, language, readIn, copy],
  );

  const takeOne = useCallback(
    ({ product }: MenuProduct) => {
      if (restaurantId === null || isLocked(restaurantId)) return null;
      const lines = basketOf(restaurantId);
      const line = lines.findLast(({ productId }) => productId === product.productId);
      if (!line) return null;
      const text = copy.removed(productName(product, language).text, quantityTaken(line));
      takeOneFromBasket(restaurantId, keyOfLine(line));
      setAnnouncement(isLast(line) ? '' : text);
      if (!isLast(line)) return null;
      return { text, undo: () => restoreToBasket(restaurantId, line, lines.indexOf(line)) };
    },
    [restaurantId, language, copy],
  );

  const change = useCallback(
    (
      line: BasketLine,
      { product }: MenuProduct,
      { quantity, note, ...choice }: ChosenProduct,
      read: MenuProduct,
    ) => {
      if (restaurantId === null) return null;
      const key = keyOfLine(line);
      const changedKey = lineKey(product.productId, choice);
      const lines = basketOf(restaurantId);
      const twin = changedKey === key ? undefined : findLine(lines, changedKey);
      const name = productName(product, language).text;
      const obstacle = isLocked(restaurantId)
        ? copy.locked
        : twin && limitReached(copy, lines, twin, name, { quantity, note });
      if (obstacle) return obstacle;
      const chosen = { ...productForBasket(product, choice, read, readIn), quantity, note };
      changeInBasket(restaurantId, key, chosen);
      return null;
    },
    [restaurantId, language, readIn, copy],
  );

  return useMemo(
    () => ({ quantityOf, add, takeOne, change, announcement, hush }),
    [quantityOf, add, takeOne, change, announcement, hush],
  );
}

/** While an order waits for its answer, its basket must not change. */
function isLocked(restaurantId: number): boolean {
  return pendingOrderOf(restaurantId) !== null;
}

/** A product as it is chosen, with what the diner has read of it. */
export function productForBasket(
  product: Product,
  choice: ProductChoice,
  read: MenuProduct,
  language: Language,
) {
  return {
    ...priceProduct(product, choice),
    shownVersion: product.version,
    ...(product.soldBy && { soldBy: product.soldBy }),
    read: productFacts(read, choice, ['es', language]),
  };
}

/** Counts all choices of options together. */
function quantitiesByProduct(basket: Basket): ReadonlyMap<number, number> {
  const quantities = new Map<number, number>();
  for (const { productId, quantity } of basket) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return quantities;
}

/** `twin` is the existing line that it would be merged into. */
function limitReached(
  copy: Messages<typeof MENU_MESSAGES>,
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
