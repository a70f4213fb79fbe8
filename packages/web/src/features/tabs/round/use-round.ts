import { choiceOf, type Product } from '@simplato/domain';
import type { Person, TabOfMember } from '../../../api/read-place.ts';
import { useMenuLanguage } from '../../../i18n/i18n-context.ts';
import { useBasket } from '../../checkout/basket/basket-store.ts';
import { useSession } from '../../session/session-store.ts';
import { priceChoices, sumOf, type PricedChoice } from './chosen-lines.ts';

export interface Chooser {
  person: Person;
  choices: PricedChoice[];
  sumCents: number;
}

/** What everybody at a table is choosing, this phone's own first, as it is on this phone. */
export function useRoundOf(
  tab: TabOfMember | null,
  products: ReadonlyMap<number, Product>,
): readonly Chooser[] {
  const language = useMenuLanguage();
  const { restaurantId } = useSession();
  const own = useBasket(restaurantId).map((line) => ({
    ...choiceOf(line),
    productId: line.productId,
    quantity: line.quantity,
  }));
  if (tab === null) return [];
  const people = tab.people.filter(({ isIn }) => isIn);
  return [...people.filter(({ isOwn }) => isOwn), ...people.filter(({ isOwn }) => !isOwn)].map(
    (person) => {
      const shared = tab.baskets.find(({ memberId }) => memberId === person.memberId);
      const lines = person.isOwn ? own : (shared?.lines ?? []);
      const choices = priceChoices(lines, products, language);
      return { person, choices, sumCents: sumOf(choices) };
    },
  );
}
