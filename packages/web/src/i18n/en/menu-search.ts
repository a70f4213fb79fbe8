import type * as spanish from '../es/menu-search.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';

export const MENU_SEARCH_MESSAGES: Messages<typeof spanish.MENU_SEARCH_MESSAGES> = {
  field: 'Search the menu',
  list: 'List',
  clear: 'Clear the search',
  results: 'Results',
  found: (count) => (count === 0 ? 'No dish' : products(count)),
  none: {
    title: (typed) => `Nothing with “${typed}”`,
    text: 'Try another word, or look at the whole menu.',
    hiddenText: (count) =>
      count === 1
        ? 'There is one dish, but your filters hide it.'
        : `There are ${products(count)}, but your filters hide them.`,
  },
  filter: {
    open: 'Filters',
    openWith: (count) => `Filters · ${count}`,
    openName: (count) =>
      count === 0 ? 'Filters: diet and allergens' : `Filters · ${count}: diet and allergens`,
    only: {
      vegetariano: 'Vegetarian dishes only.',
      vegano: 'Vegan dishes only.',
    },
    avoiding: (allergens) => `You avoid ${allergens}.`,
    hidden: (count) => (count === 0 ? 'No dish hidden' : `${products(count)} hidden`),
    remove: 'remove filters',
    removeButton: 'Remove filters',
    none: {
      title: 'No dish passes your filters',
      text: 'Ask the waiter: the kitchen may be able to prepare something for you.',
    },
  },
  traces: {
    heading: 'May contain traces of what you avoid',
    text: 'Ask the waiter before you order them.',
  },
  byChoice: {
    heading: 'May contain what you avoid, depending on what you choose',
    text: 'Ask the waiter before you order them.',
  },
  unstated: {
    heading: 'Not stated: ask the waiter',
    text: 'The restaurant has not stated the allergens of these dishes.',
  },
  doubtful: {
    see: 'See',
    seeProduct: (name) => `See ${name}`,
  },
  ranOut: {
    'sold-out': (name) =>
      `“${name}” has sold out. It is still in your order: remove it before you send it.`,
    'not-served': (name) =>
      `“${name}” is no longer served at this hour. It is still in your order: remove it before you send it.`,
    gone: (name) =>
      `“${name}” is no longer on the menu. It is still in your order: remove it before you send it.`,
  },
};
