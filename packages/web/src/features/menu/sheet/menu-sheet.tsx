import { PRODUCT_SHEET_MESSAGES } from '../../../i18n/es/product-sheet.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProductDetailSheet, type ChosenProduct } from './product-detail-sheet.tsx';
import type { Menu } from '../menu-queries.ts';
import { findOnMenu, type MenuProduct } from '../menu-sections.ts';
import { useNoteDraft } from './note-drafts.ts';
import type { UrlDialog } from '../../../url-state/use-url-dialog.ts';
import type { Products } from '../basket/use-products.ts';

const FRESH: ChosenProduct = { optionIds: [], quantity: 1, note: '' };

interface MenuSheetProps {
  menu: Menu;
  sheet: UrlDialog;
  products: Products;
}

/** The sheet of the product in the address, on top of the menu. */
export function MenuSheet({ menu, sheet, products }: MenuSheetProps) {
  if (sheet.value === null) return null;
  const product = findOnMenu(menu, Number(sheet.value));
  if (!product) return <ProductGone onClose={sheet.close} />;
  return (
    <SheetToAdd
      key={product.product.productId}
      entry={product}
      products={products}
      onClose={sheet.close}
    />
  );
}

interface SheetToAddProps {
  entry: MenuProduct;
  products: Products;
  onClose: () => void;
}

function SheetToAdd({ entry, products, onClose }: SheetToAddProps) {
  const copy = useMessages(PRODUCT_SHEET_MESSAGES);
  const [note, keepNote] = useNoteDraft(`${entry.product.productId}`);
  return (
    <ProductDetailSheet
      entry={entry}
      start={{ ...FRESH, note }}
      verb={copy.add}
      onNote={keepNote}
      onDone={(chosen, read) => {
        const reason = products.add(entry, chosen, read);
        if (reason === null) {
          keepNote('');
          onClose();
        }
        return reason;
      }}
      onClose={onClose}
    />
  );
}

/** The product is not on the menu: an old link, or it was removed while somebody was reading. */
export function ProductGone({ onClose }: { onClose: () => void }) {
  const copy = useMessages(PRODUCT_SHEET_MESSAGES);
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
