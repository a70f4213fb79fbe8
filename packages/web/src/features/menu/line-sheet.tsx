import { findLine, pickOptions, type BasketLine } from '@simplato/domain';
import { DISH_SHEET_COPY } from '../../copy/product-sheet.ts';
import { useCopy } from '../../copy/speech.ts';
import { useBasket } from '../basket/basket-store.ts';
import { DishSheet } from './product-detail-sheet.tsx';
import type { Menu } from './menu-queries.ts';
import { DishGone } from './menu-sheet.tsx';
import { findDish } from './menu-sections.ts';
import type { AddressedDialog } from './use-addressed-dialog.ts';
import { useDishes } from './use-products.ts';

interface LineSheetProps {
  restaurantId: number;
  menu: Menu;
  /** Its value is the line's key. */
  sheet: AddressedDialog;
}

/** The sheet of a dish in the basket, with its chosen options. */
export function LineSheet({ restaurantId, menu, sheet }: LineSheetProps) {
  const line = findLine(useBasket(restaurantId), sheet.value ?? '');
  if (sheet.value === null || !line) return null;
  return <SheetOfLine restaurantId={restaurantId} menu={menu} sheet={sheet} line={line} />;
}

function SheetOfLine({ restaurantId, menu, sheet, line }: LineSheetProps & { line: BasketLine }) {
  const copy = useCopy(DISH_SHEET_COPY);
  const dishes = useDishes(restaurantId);
  const dish = findDish(menu, line.productId);
  if (!dish) return <DishGone onClose={sheet.close} />;
  const { optionGroups, vatPercent } = dish.product;
  const chosenIds = line.options.map(({ optionId }) => optionId);
  const known = pickOptions(optionGroups, vatPercent, chosenIds);
  return (
    <DishSheet
      key={sheet.value}
      dish={dish}
      start={{ ...line, optionIds: known.map(({ optionId }) => optionId) }}
      verb={copy.save}
      onDone={(chosen) => {
        const reason = dishes.change(line, dish.product, chosen);
        if (reason === null) sheet.close();
        return reason;
      }}
      onClose={sheet.close}
    />
  );
}
