import { keyOfLine, linesLeft, type Order } from '@simplato/domain';
import { useLocation } from 'wouter';
import { PATHS } from '../../../paths.ts';
import { addToBasket, orderedAsRead } from '../../checkout/basket/basket-store.ts';

/**
 * Puts what was ordered into the basket once more, as it was then, and opens the summary. Who repeats an
 * order relies on what they read the first time: the summary compares that with the menu of now, as of
 * anything that was chosen earlier, and says what is gone, costs more or contains something else.
 */
export function useOrderAgain(restaurantId: number | null) {
  const [, navigate] = useLocation();
  return (order: Order): void => {
    if (restaurantId === null) return;
    for (const line of linesLeft(order.lines)) {
      const { productId, name, options, vatPercent, unitGrossCents, quantity, note } = line;
      const read = orderedAsRead(restaurantId, keyOfLine(line));
      const product = { productId, name, options, vatPercent, unitGrossCents };
      addToBasket(restaurantId, { ...product, ...(read && { read }) }, { quantity, note });
    }
    navigate(PATHS.orderSummary);
  };
}
