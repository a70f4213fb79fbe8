import { keyOfLine, linesLeft, type Order, type OrderLine } from '@simplato/domain';
import { useLocation } from 'wouter';
import type { TabOfMember } from '../../../api/read-place.ts';
import { PATHS } from '../../../paths.ts';
import { addNote, addToBasket, lastOrdered } from './basket-store.ts';

/**
 * Of a round, what was for this phone's own person: the rest of it is others' to repeat, on their own
 * phones, which alone know what they wrote for the kitchen.
 */
export function ownLinesLeft(order: Order, tab: TabOfMember | null): OrderLine[] {
  const own = tab?.people.find(({ isOwn }) => isOwn)?.memberId;
  const members = tab?.orders.find((one) => one.order.orderId === order.orderId)?.lineMembers;
  const isOwn = ({ forName }: OrderLine, index: number) =>
    members ? members[index] === own : forName === '' || forName === order.partyName;
  return linesLeft(order.lines.filter(isOwn));
}

/**
 * Puts what one has ordered oneself into the basket once more, as it was then and with what was
 * written for the kitchen, and opens the summary. Who repeats an order relies on what they read the
 * first time: the summary compares that with the menu of now, as of anything that was chosen earlier,
 * and says what is gone, costs more or contains something else. What was weighed, an order of its own, is asked
 * for anew: how much is chosen in its sheet.
 */
export function useOrderAgain(restaurantId: number | null, tab: TabOfMember | null) {
  const [, navigate] = useLocation();
  return (order: Order): void => {
    if (restaurantId === null) return;
    const lines = ownLinesLeft(order, tab);
    const weighed = lines.find(({ grams }) => grams !== undefined);
    if (weighed) {
      navigate(`${PATHS.menu}?plato=${weighed.productId}`);
      return;
    }
    for (const line of lines) {
      const { productId, name, formatId, options, vatPercent, unitGrossCents, quantity, note } =
        line;
      const { read, soldBy } = lastOrdered(restaurantId, keyOfLine(line)) ?? {};
      const product = { productId, name, formatId, options, vatPercent, unitGrossCents };
      addToBasket(
        restaurantId,
        { ...product, ...(read && { read }), ...(soldBy && { soldBy }) },
        { quantity, note },
      );
    }
    addNote(restaurantId, order.note);
    navigate(PATHS.orderSummary);
  };
}
