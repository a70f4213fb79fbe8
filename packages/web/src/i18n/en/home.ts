import type * as spanish from '../es/home.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';

export const HOME_MESSAGES: Messages<typeof spanish.HOME_MESSAGES> = {
  pageTitle: 'Start · Simplato',
  welcome: (restaurant) => `Welcome to ${restaurant}`,
  fallbackRestaurant: 'the restaurant',
  greeting: (firstName) => `Hello, ${firstName}.`,
  table: (table) => `${table} · Choose, order, and we bring it to you.`,
  noTable: 'Choose, order, and we bring it to you.',
  menuCard: { title: 'The menu', text: 'Look at the dishes and add what you like.' },
  summaryCard: {
    title: 'Your order',
    empty: 'You have not chosen anything yet.',
    filled: (count, total) => `${products(count)} · ${total}`,
  },
};
