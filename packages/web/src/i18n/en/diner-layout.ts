import { tableLabel } from '@simplato/domain';
import type * as spanish from '../es/diner-layout.ts';
import type { Messages } from '../messages.ts';
import { products } from './count.ts';

export const DINER_LAYOUT_MESSAGES: Messages<typeof spanish.DINER_LAYOUT_MESSAGES> = {
  backHome: 'Back to start',
  product: 'Simplato',
  unnamedRestaurant: 'Restaurant',
  table: (name) => tableLabel(name, 'en'),
  number: (number) => `number ${number}`,
  skip: 'Skip to content',
  basket: (count) => (count === 0 ? 'Your order: empty' : `Your order: ${products(count)}`),
  call: (count) => (count === 0 ? 'Call the waiter' : `Call the waiter: ${count} open`),
  callShort: 'Call',
  share: 'Share the menu',
  shareText: (restaurant) => `The menu of ${restaurant}, to order from your phone:`,
  shareCopied: 'Link copied. Paste it wherever you like.',
  shareFailed: (link) => `We could not copy the link: ${link}`,
  menu: 'More options',
  tab: 'The table',
  account: 'My account',
  logIn: 'Log in or sign up',
  help: 'Help',
  logout: 'Log out',
  install: 'Install Simplato',
  language: 'Language',
  chooseLanguage: 'Choose your language',
  languageFailed:
    'We could not load that language. Check your connection and try again: until then, everything stays as it was.',
};
