import { DISH_SHEET_COPY } from '../../copy/product-sheet.ts';
import { useCopy } from '../../copy/speech.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DishSheet, type ChosenDish } from './product-detail-sheet.tsx';
import type { Menu } from './menu-queries.ts';
import { findDish } from './menu-sections.ts';
import type { AddressedDialog } from './use-addressed-dialog.ts';
import type { Dishes } from './use-products.ts';

const FRESH: ChosenDish = { optionIds: [], quantity: 1, note: '' };

interface MenuSheetProps {
  menu: Menu;
  sheet: AddressedDialog;
  dishes: Dishes;
}

/** The sheet of the dish in the address, on top of the menu. */
export function MenuSheet({ menu, sheet, dishes }: MenuSheetProps) {
  const copy = useCopy(DISH_SHEET_COPY);
  if (sheet.value === null) return null;
  const dish = findDish(menu, Number(sheet.value));
  if (!dish) return <DishGone onClose={sheet.close} />;
  return (
    <DishSheet
      key={dish.product.productId}
      dish={dish}
      start={FRESH}
      verb={copy.add}
      onDone={(chosen) => {
        const reason = dishes.add(dish.product, chosen);
        if (reason === null) sheet.close();
        return reason;
      }}
      onClose={sheet.close}
    />
  );
}

/** The dish is not on the menu: an old link, or it was removed while somebody was reading. */
export function DishGone({ onClose }: { onClose: () => void }) {
  const copy = useCopy(DISH_SHEET_COPY);
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={copy.obstacles.gone}
      actions={<Button onClick={onClose}>{copy.seeMenu}</Button>}
    >
      <p>{copy.goneText}</p>
    </Dialog>
  );
}
