import type * as spanish from '../es/filter-sheet.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';
import { MENU_SEARCH_MESSAGES } from './menu-search.ts';

export const FILTER_SHEET_MESSAGES: Messages<typeof spanish.FILTER_SHEET_MESSAGES> = {
  ...MENU_SEARCH_MESSAGES,
  filter: {
    ...MENU_SEARCH_MESSAGES.filter,
    title: 'Filter the menu',
    text: 'Tell us what you eat and what you do not. We remember it on this phone during your visit.',
    legend: 'Allergens you avoid',
    caution:
      'We rely on what the restaurant states about each dish and its options. If you have an allergy, always tell the waiter.',
    see: (count) => (count === 0 ? 'See the menu' : `See ${products(count)}`),
    removeAll: 'Remove all',
    tell: {
      label: (allergens) => `Tell the kitchen what I avoid: ${allergens}`,
      hint: 'It goes with what you order on this visit. Only the staff see it, nobody else at your table. You can take it back before ordering. Tell the waiter too.',
    },
    diet: {
      legend: 'Diet',
      any: 'Any',
      hint: 'If you choose one, you will only see the dishes that the restaurant states to be so.',
    },
    notStated: {
      vegetariano: 'The restaurant does not say that it is vegetarian.',
      vegano: 'The restaurant does not say that it is vegan.',
    },
    contains: (allergens) => `Contains ${allergens}, which you avoid.`,
    traces: (allergens) => `May contain traces of ${allergens}, which you avoid.`,
  },
};
