import type { Catalogue } from '../catalogue.ts';
import { products } from './count.ts';

export const MENU_SEARCH: Catalogue['menuSearch'] = {
  field: 'Search the menu',
  go: 'Search',
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
    title: 'Filter the menu',
    text: 'Tell us what you eat and what you do not. We remember it on this phone during your visit.',
    legend: 'Allergens you avoid',
    caution:
      'We rely on what the restaurant states about each dish, not about its options or traces. If you have an allergy, always tell the waiter.',
    see: (count) => (count === 0 ? 'See the menu' : `See ${products(count)}`),
    only: {
      vegetariano: 'Vegetarian dishes only.',
      vegano: 'Vegan dishes only.',
    },
    avoiding: (allergens) => `You avoid ${allergens}.`,
    hidden: (count) => (count === 0 ? 'No dish hidden' : `${products(count)} hidden`),
    remove: 'remove filters',
    removeButton: 'Remove filters',
    removeAll: 'Remove all',
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
    none: {
      title: 'No dish passes your filters',
      text: 'Ask the waiter: the kitchen may be able to prepare something for you.',
    },
  },
  unstated: {
    heading: 'Not stated: ask the waiter',
    text: 'The restaurant has not stated the allergens of these dishes.',
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
