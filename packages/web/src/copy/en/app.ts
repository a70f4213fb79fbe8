import { tableWords } from '@simplato/domain';
import type { Catalogue } from '../catalogue.ts';
import { products } from './count.ts';

export const APP: Catalogue['app'] = {
  loading: 'Loading…',
  sessionEnded: {
    title: 'Your session has ended',
    tableText:
      'What you had chosen is still saved on this phone. Scan the code on the table again or log in to your account, and carry on where you were.',
    scan: 'Scan the table',
    accountText: 'Log in again and carry on where you were: what you had typed is still here.',
    logIn: 'Log in to my account',
    leave: 'Leave for the front page',
  },
  lost: {
    title: 'This has not arrived',
    why: 'There may be a new version of Simplato, or the connection may have failed.',
    safe: 'What you had chosen is still saved.',
    action: 'Update',
  },
  crashed: {
    title: 'This screen has failed',
    text: 'What you had chosen is still saved. Load the page again.',
    action: 'Load again',
  },
};

export const DINER_LAYOUT: Catalogue['dinerLayout'] = {
  backHome: 'Back to start',
  product: 'Simplato',
  unnamedRestaurant: 'Restaurant',
  table: (name) => tableWords(name, 'en'),
  skip: 'Skip to content',
  basket: (count) => (count === 0 ? 'Your order: empty' : `Your order: ${products(count)}`),
  share: 'Share the menu',
  shareText: (restaurant) => `The menu of ${restaurant}, to order from your phone:`,
  shareCopied: 'Link copied. Paste it wherever you like.',
  shareFailed: (link) => `We could not copy the link: ${link}`,
  menu: 'More options',
  ownOrders: 'My orders',
  account: 'My account',
  logIn: 'Log in or sign up',
  logout: 'Log out',
  install: 'Install Simplato',
  language: 'Language',
  chooseLanguage: 'Choose your language',
  languageFailed:
    'We could not load that language. Check your connection and try again: until then, everything stays as it was.',
};

export const HOME: Catalogue['home'] = {
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

export const UI: Catalogue['ui'] = {
  close: 'Close',
  closeNotice: 'Close notice',
  notices: 'Notices',
  retry: 'Try again',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  quantityOf: (name) => `Quantity of ${name}`,
  removeOne: (name) => `Remove one ${name}`,
  addOne: (name) => `Add one ${name}`,
  untranslated: 'ES',
};

export const LEGAL_FOOTER: Catalogue['legalFooter'] = {
  list: 'Legal texts',
  close: 'Close',
  ownPage: 'Open on its own page',
  inSpanish: 'This text is in Spanish.',
  about: 'Who we are',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  cookies: 'Cookie policy',
  accessibility: 'Accessibility',
};

export const INSTALLED: Catalogue['installed'] = {
  newVersion: 'There is a new version of Simplato.',
  update: 'Update',
  noNetwork: {
    title: 'No connection',
    text: 'This page can only be read with a connection. Check yours and try again.',
  },
  unsentOrder: {
    text: 'Your order is still on this phone, waiting to be sent.',
    back: 'Back to the table',
  },
  byHand: {
    title: 'Install Simplato',
    text: 'It then opens like an app, from your home screen:',
    share: 'Tap Share, the square with an arrow pointing up.',
    add: 'Choose “Add to Home Screen”.',
    done: 'Got it',
  },
};
