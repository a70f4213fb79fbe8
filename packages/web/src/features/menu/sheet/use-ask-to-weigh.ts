import { loadQueryClient } from '../../../first-view/hydrated-queries.ts';
import { MENU_MESSAGES } from '../../../i18n/es/menu.ts';
import { PRODUCT_SHEET_MESSAGES } from '../../../i18n/es/product-sheet.ts';
import { useErrorMessage } from '../../../i18n/error-messages.ts';
import { useLanguage, useMessages } from '../../../i18n/i18n-context.ts';
import { useBasketPlace } from '../../checkout/basket/basket-place.ts';
import { toldAllergens } from '../../checkout/basket/filter-store.ts';
import { intoTab, orderBody } from '../../checkout/order-body.ts';
import { pendingOrderOf } from '../../checkout/sending/pending-order-store.ts';
import { orderSender } from '../../checkout/sending/use-sending.ts';
import { openTabOf, placeQuery } from '../../place/place-query.ts';
import { productForBasket } from '../basket/use-products.ts';
import type { MenuProduct } from '../menu-sections.ts';
import type { ChosenProduct } from './product-detail-sheet.tsx';

/**
 * Orders what is sold by weight, which goes into no basket: by itself, to be weighed and accepted. Returns
 * why it was not taken; null if it was, or is still being sent.
 */
export function useAskToWeigh(): (
  entry: MenuProduct,
  chosen: ChosenProduct,
  read: MenuProduct,
) => Promise<string | null> {
  const menu = useMessages(MENU_MESSAGES);
  const copy = useMessages(PRODUCT_SHEET_MESSAGES);
  const errorMessage = useErrorMessage();
  const language = useLanguage();
  const { table, tabId } = useBasketPlace();

  return async ({ product }, { quantity, note, ...choice }, read) => {
    const { restaurantId } = product;
    // Another order would be sent in its place.
    if (pendingOrderOf(restaurantId) !== null) return menu.locked;
    const line = { ...productForBasket(product, choice, read, language), quantity, note };
    const body = orderBody(restaurantId, { lines: [line], note: '', isByCourses: false });
    const shownTabId = table === null ? await readShownTabId(restaurantId) : null;
    const evita = table === null ? toldAllergens(restaurantId) : [];
    const outcome = await orderSender.start(
      restaurantId,
      table === null
        ? {
            ...body,
            ...(evita.length > 0 && { evita: [...evita] }),
            ...(shownTabId !== null && { idcuenta: shownTabId }),
          }
        : intoTab(body, tabId),
      table,
    );
    if (outcome.kind === 'changed') return copy.weigh.changed;
    if (outcome.kind !== 'refused') return null;
    return errorMessage(outcome.reason) ?? outcome.reason.message;
  };
}

/** The tab that the phone shows. A menu that has just been read has no queries of its own yet. */
async function readShownTabId(restaurantId: number): Promise<number | null> {
  const { queryClient } = await loadQueryClient();
  return openTabOf(queryClient.getQueryData(placeQuery(restaurantId).queryKey))?.tabId ?? null;
}
