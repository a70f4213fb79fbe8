import { useCallback, useEffect } from 'react';
import { fetchSoon } from '../../soon.ts';
import { useToast } from '../../ui/toast.tsx';
import type { DishActions } from './product-card.tsx';
import type { MenuDish } from './menu-sections.ts';
import { type AddressedDialog, useAddressedDialog } from './use-addressed-dialog.ts';
import { type Dishes, useDishes } from './use-products.ts';

const loadFlight = () => import('./fly-to-basket.ts');

/** Only decoration: if it fails to load, the dish is in the basket all the same. */
async function fly(picture: Element | null): Promise<void> {
  const flight = await loadFlight().catch(() => undefined);
  flight?.flyToBasket(picture);
}

interface DishTaps {
  dishes: Dishes;
  /** The dish's sheet, by dish id. */
  sheet: AddressedDialog;
  open: DishActions['onOpen'];
  add: DishActions['onAdd'];
}

/**
 * The handlers of a dish card. They are stable, or every render would redraw three hundred cards.
 */
export function useDishTaps(restaurantId: number | null): DishTaps {
  const dishes = useDishes(restaurantId);
  const sheet = useAddressedDialog('plato');
  const { show } = useToast();

  // Prefetched with low priority, before the first tap.
  useEffect(() => fetchSoon(loadFlight), []);

  const { hush, add: addDish } = dishes;
  const { open: openSheet } = sheet;
  const open = useCallback(
    ({ product }: MenuDish) => {
      hush();
      openSheet(String(product.productId));
    },
    [hush, openSheet],
  );
  const add = useCallback(
    (dish: MenuDish, picture: Element | null) => {
      if (dish.product.optionGroups.some(({ min }) => min > 0)) {
        open(dish);
        return;
      }
      const reason = addDish(dish.product, { optionIds: [], quantity: 1, note: '' });
      if (reason === null) void fly(picture);
      else show({ text: reason });
    },
    [open, addDish, show],
  );
  return { dishes, sheet, open, add };
}
