import type * as spanish from '../es/menu.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';

export const MENU_MESSAGES: Messages<typeof spanish.MENU_MESSAGES> = {
  pageTitle: 'Menu · Simplato',
  heading: 'Menu',
  loading: 'Loading the dishes…',
  categories: 'Menu categories',
  otherCategory: 'Others',
  wholeMenu: 'The whole menu',
  productCount: products,
  add: 'Add',
  addProduct: (name) => `Add ${name}`,
  from: 'from',
  obstacles: {
    gone: 'No longer on the menu',
    'sold-out': 'Sold out',
    'not-served': 'Not served right now',
  },
  allergens: { line: 'Allergens:', unstated: 'Allergens: not stated.' },
  diets: { vegetariano: 'Vegetarian', vegano: 'Vegan' },
  inBasket: (count) => `${count} in your order`,
  added: (name, count) => `${name}, added. You have ${products(count)}.`,
  removed: (name) => `You have removed one ${name}.`,
  undo: 'Undo',
  full: 'An order holds no more different dishes. Send this one and start another.',
  mostOfOne: (name) => `You cannot order more than 99 of ${name} at once.`,
  noteTooLong: (note) =>
    `The notes on this dish do not fit together: it already says “${note}”. Shorten the note, or write it for the whole order.`,
  locked: 'Your order is being sent. As soon as it is out you can add more.',
  earlier: (category) => `${category}: see the previous ones`,
  later: (category) => `${category}: see more`,
  basketBar: 'See my order',
  basketBarOf: (table) => `See the order · ${table}`,
  empty: {
    title: 'The menu is empty',
    text: 'The restaurant has not added its dishes yet. Ask the waiter.',
  },
  failed: {
    title: 'We could not load the menu',
    text: 'What you had chosen is still in your order. Check your connection and try again.',
  },
  untranslated: 'The restaurant has not translated all of its menu: the rest is in Spanish.',
  retry: 'Try again',
  offline: {
    title: (ago) => `No connection. Menu from ${ago}.`,
    text: 'Some dishes or prices may have changed.',
  },
};
