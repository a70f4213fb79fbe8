import { MENU_TEXTS_EN } from '@simplato/domain';
import type * as spanish from '../es/menu.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';

export const MENU_MESSAGES: Messages<typeof spanish.MENU_MESSAGES> = {
  pageTitle: 'Menu · Simplato',
  heading: 'Menu',
  loading: 'Loading the dishes…',
  categories: 'Menu categories',
  otherCategory: MENU_TEXTS_EN.otherCategory,
  wholeMenu: 'The whole menu',
  productCount: products,
  add: 'Add',
  addProduct: (name) => `Add ${name}`,
  from: MENU_TEXTS_EN.from,
  piece: MENU_TEXTS_EN.piece,
  fromPieces: MENU_TEXTS_EN.fromPieces,
  includes: MENU_TEXTS_EN.includes,
  obstacles: {
    gone: 'No longer on the menu',
    'sold-out': 'Sold out',
    'not-served': 'Not served right now',
  },
  allergens: {
    line: 'Allergens:',
    traces: 'May contain traces:',
    unstated: MENU_TEXTS_EN.unstated,
    restUnstated: MENU_TEXTS_EN.restUnstated,
  },
  diets: MENU_TEXTS_EN.diets,
  inBasket: (count) => `${count} in your order`,
  added: (name, count) => `${name}, added. You have ${products(count)}.`,
  removed: (name, count) => `You have removed ${count === 1 ? 'one' : `${count} of`} ${name}.`,
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
