import { linesLeft, priceProduct, productFacts, type Order } from '@simplato/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { readMenu } from '../../../api/read-menu.ts';
import { useFailureMessage } from '../../../forms/failure-message.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useLanguage } from '../../../i18n/i18n-context.ts';
import { PATHS } from '../../../paths.ts';
import { addToBasket } from '../../checkout/basket/basket-store.ts';

/** Under the key of the menu that its own page reads. */
const menuOf = (restaurantId: number) => ({
  queryKey: ['menu', restaurantId],
  queryFn: readMenu,
});

/**
 * Puts what was ordered into the basket once more, as the menu has it now, and opens the summary. What
 * is no longer on the menu is left out; whatever else stands in the way, the summary says.
 */
export function useOrderAgain(restaurantId: number | null) {
  const queryClient = useQueryClient();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const failureMessage = useFailureMessage();
  const { show } = useToast();
  return async (order: Order): Promise<void> => {
    if (restaurantId === null) return;
    const menu = await queryClient.fetchQuery(menuOf(restaurantId)).catch((error: unknown) => {
      show({ text: failureMessage(error), tone: 'alert' });
    });
    if (!menu) return;
    for (const line of linesLeft(order.lines)) {
      const product = menu.products.find(({ productId }) => productId === line.productId);
      const category = menu.categories.find((one) => one.categoryId === product?.categoryId);
      if (!product || !category) continue;
      const optionIds = line.options.map(({ optionId }) => optionId);
      addToBasket(
        restaurantId,
        {
          ...priceProduct(product, optionIds),
          shownVersion: product.version,
          read: productFacts({ product, category }, optionIds, ['es', language]),
        },
        { quantity: line.quantity, note: line.note },
      );
    }
    navigate(PATHS.orderSummary);
  };
}
