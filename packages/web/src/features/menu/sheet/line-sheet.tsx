import { choiceOf, findLine, pickOptions, type BasketLine } from '@simplato/domain';
import { PRODUCT_SHEET_MESSAGES } from '../../../i18n/es/product-sheet.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { useBasket } from '../../checkout/basket/basket-store.ts';
import { ProductDetailSheet } from './product-detail-sheet.tsx';
import type { Menu } from '../menu-queries.ts';
import { ProductGone } from './menu-sheet.tsx';
import { useNoteDraft } from './note-drafts.ts';
import { findOnMenu } from '../menu-sections.ts';
import type { UrlDialog } from '../../../url-state/use-url-dialog.ts';
import { useProducts } from '../basket/use-products.ts';

interface LineSheetProps {
  restaurantId: number;
  menu: Menu;
  /** Its value is the line's key. */
  sheet: UrlDialog;
}

/** The sheet of a product in the basket, with its chosen options. */
export function LineSheet({ restaurantId, menu, sheet }: LineSheetProps) {
  const line = findLine(useBasket(restaurantId), sheet.value ?? '');
  if (sheet.value === null || !line) return null;
  return (
    <SheetOfLine
      key={sheet.value}
      restaurantId={restaurantId}
      menu={menu}
      sheet={sheet}
      line={line}
    />
  );
}

function SheetOfLine({ restaurantId, menu, sheet, line }: LineSheetProps & { line: BasketLine }) {
  const copy = useMessages(PRODUCT_SHEET_MESSAGES);
  const products = useProducts(restaurantId);
  // A line of a product without options has the product's key.
  const [note, keepNote] = useNoteDraft(`línea ${sheet.value}`, line.note);
  const product = findOnMenu(menu, line.productId);
  if (!product) return <ProductGone onClose={sheet.close} />;
  const { optionGroups, vatPercent } = product.product;
  const known = pickOptions(optionGroups, vatPercent, choiceOf(line).optionIds);
  return (
    <ProductDetailSheet
      entry={product}
      start={{ ...choiceOf({ ...line, options: known }), quantity: line.quantity, note }}
      verb={copy.save}
      onNote={keepNote}
      onDone={(chosen, read) => {
        const reason = products.change(line, product, chosen, read);
        if (reason === null) {
          keepNote(line.note);
          sheet.close();
        }
        return reason;
      }}
      onClose={sheet.close}
    />
  );
}
