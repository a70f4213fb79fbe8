import type { Catalogue } from '../catalogue.ts';
import {
  ACCOUNT,
  AUTH_LAYOUT,
  CONFIRM_EMAIL,
  DINER_REGISTRATION,
  FORGOT_PASSWORD,
  FORMS,
  LOGIN,
  RESET_PASSWORD,
} from './account.ts';
import { APP, DINER_LAYOUT, HOME, INSTALLED, LEGAL_FOOTER, UI } from './app.ts';
import { RESTAURANT } from './restaurant.ts';
import { ALLERGENS, MENU } from './menu.ts';
import { MENU_SEARCH } from './menu-search.ts';
import { CONFIRMATION, OWN_ORDERS, SENDING, SUMMARY } from './orders.ts';
import { PAID, PAID_BADGES, PAYING, RECEIPT, WAITING } from './paying.ts';
import { PUBLIC_MENU } from './public-menu.ts';
import { SCAN } from './scan.ts';
import { SENTENCES } from './sentences.ts';

/** All texts, in one chunk. */
export const WORDS: Catalogue = {
  app: APP,
  dinerLayout: DINER_LAYOUT,
  home: HOME,
  menu: MENU,
  menuSearch: MENU_SEARCH,
  summary: SUMMARY,
  sending: SENDING,
  confirmation: CONFIRMATION,
  ownOrders: OWN_ORDERS,
  paying: PAYING,
  paid: PAID,
  waiting: WAITING,
  receipt: RECEIPT,
  paidBadges: PAID_BADGES,
  publicMenu: PUBLIC_MENU,
  scan: SCAN,
  login: LOGIN,
  authLayout: AUTH_LAYOUT,
  forms: FORMS,
  account: ACCOUNT,
  dinerRegistration: DINER_REGISTRATION,
  forgotPassword: FORGOT_PASSWORD,
  resetPassword: RESET_PASSWORD,
  confirmEmail: CONFIRM_EMAIL,
  restaurant: RESTAURANT,
  installed: INSTALLED,
  ui: UI,
  legalFooter: LEGAL_FOOTER,
  sentences: SENTENCES,
  allergens: ALLERGENS,
};
