import { findLine, lineKey, mustChoose, PLAIN_CHOICE, quantityOnTap } from '@simplato/domain';
import { useCallback, useEffect, useMemo } from 'react';
import { prefetchWhenIdle } from '../../../first-view/idle-queue.ts';
import { MENU_MESSAGES } from '../../../i18n/es/menu.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { useToast } from '../../../ui/toast.tsx';
import { basketOf } from '../../checkout/basket/basket-store.ts';
import type { ProductActions } from '../card/product-card.tsx';
import type { MenuProduct } from '../menu-sections.ts';
import { type UrlDialog, useUrlDialog } from '../../../url-state/use-url-dialog.ts';
import { type Products, useProducts } from './use-products.ts';

const loadFlight = () => import('./fly-to-basket.ts');

/** Only decoration: if it fails to load, the product is in the basket all the same. */
async function fly(picture: Element | null): Promise<void> {
  const flight = await loadFlight().catch(() => undefined);
  flight?.flyToBasket(picture);
}

interface ProductTaps {
  products: Products;
  /** The product's sheet, by product id. */
  sheet: UrlDialog;
  actions: ProductActions;
}

/**
 * The handlers of a product card. They are stable, or every render would redraw three hundred cards.
 */
export function useProductTaps(restaurantId: number | null): ProductTaps {
  const products = useProducts(restaurantId);
  const sheet = useUrlDialog('plato');
  const { show } = useToast();

  // Prefetched with low priority, before the first tap.
  useEffect(() => prefetchWhenIdle(loadFlight), []);

  const copy = useMessages(MENU_MESSAGES);
  const { hush, add: addProduct, takeOne } = products;
  const { open: openSheet } = sheet;
  const open = useCallback(
    ({ product }: MenuProduct) => {
      hush();
      openSheet(String(product.productId));
    },
    [hush, openSheet],
  );
  const add = useCallback(
    (product: MenuProduct, picture: Element | null) => {
      if (mustChoose(product.product)) {
        open(product);
        return;
      }
      const lines = basketOf(restaurantId);
      const present = findLine(lines, lineKey(product.product.productId));
      const quantity = quantityOnTap(product.product, present);
      const reason = addProduct(product, { ...PLAIN_CHOICE, quantity, note: '' });
      if (reason === null) void fly(picture);
      else show({ text: reason });
    },
    [restaurantId, open, addProduct, show],
  );
  const takeAway = useCallback(
    (product: MenuProduct) => {
      const gone = takeOne(product);
      if (gone) show({ text: gone.text, action: { label: copy.undo, onClick: gone.undo } });
    },
    [takeOne, show, copy],
  );
  const actions = useMemo(
    () => ({ onAdd: add, onTakeOne: takeAway, onOpen: open }),
    [add, takeAway, open],
  );
  return { products, sheet, actions };
}
