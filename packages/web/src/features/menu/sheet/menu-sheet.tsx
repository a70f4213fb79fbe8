import { isByWeight, PLAIN_CHOICE, quantitySteps } from '@simplato/domain';
import { PRODUCT_SHEET_MESSAGES } from '../../../i18n/es/product-sheet.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProductDetailSheet } from './product-detail-sheet.tsx';
import type { Menu } from '../menu-queries.ts';
import { findOnMenu, type MenuProduct } from '../menu-sections.ts';
import { useNoteDraft } from './note-drafts.ts';
import { useAskToWeigh } from './use-ask-to-weigh.ts';
import type { UrlDialog } from '../../../url-state/use-url-dialog.ts';
import type { Products } from '../basket/use-products.ts';

interface MenuSheetProps {
  menu: Menu;
  sheet: UrlDialog;
  products: Products;
  /** How a waiter reads of what is sold by weight; diners have words of their own. */
  weighing?: { ask: string; text: string } | undefined;
}

/** The sheet of the product in the address, on top of the menu. */
export function MenuSheet({ menu, sheet, products, weighing }: MenuSheetProps) {
  if (sheet.value === null) return null;
  const product = findOnMenu(menu, Number(sheet.value));
  if (!product) return <ProductGone onClose={sheet.close} />;
  return (
    <SheetToAdd
      key={product.product.productId}
      entry={product}
      products={products}
      weighing={weighing}
      onClose={sheet.close}
    />
  );
}

interface SheetToAddProps {
  entry: MenuProduct;
  products: Products;
  weighing: MenuSheetProps['weighing'];
  onClose: () => void;
}

function SheetToAdd({ entry, products, weighing, onClose }: SheetToAddProps) {
  const copy = useMessages(PRODUCT_SHEET_MESSAGES);
  const [note, keepNote] = useNoteDraft(`${entry.product.productId}`);
  const askToWeigh = useAskToWeigh();
  const isWeighed = isByWeight(entry.product);
  return (
    <ProductDetailSheet
      entry={entry}
      start={{ ...PLAIN_CHOICE, quantity: quantitySteps(entry.product).least, note }}
      verb={isWeighed ? (weighing ?? copy.weigh).ask : copy.add}
      weighingText={weighing?.text}
      onNote={keepNote}
      onDone={async (chosen, read) => {
        const add = isWeighed ? askToWeigh : products.add;
        const reason = await add(entry, chosen, read);
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
