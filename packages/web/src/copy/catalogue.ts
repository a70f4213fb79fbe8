import type { ACCOUNT_COPY } from './account.ts';
import type { APP_COPY } from './app.ts';
import type { DINER_LAYOUT_COPY } from './diner-layout.ts';
import type { FORM_COPY } from './forms.ts';
import type { HOME_COPY } from './home.ts';
import type { RESTAURANT_COPY } from './restaurant.ts';
import type { INSTALLED_COPY } from './installed.ts';
import type { LEGAL_FOOTER_COPY } from './legal-footer.ts';
import type { LOGIN_COPY, AUTH_LAYOUT_COPY } from './login.ts';
import type { PRODUCT_SHEET_COPY } from './product-sheet.ts';
import type { FILTER_SHEET_COPY } from './filter-sheet.ts';
import type { SUMMARY_COPY, SENDING_COPY, CONFIRMATION_COPY, OWN_ORDERS_COPY } from './orders.ts';
import type { FORGOT_PASSWORD_COPY, RESET_PASSWORD_COPY, CONFIRM_EMAIL_COPY } from './passwords.ts';
import type { PAYING_COPY, PAID_COPY, WAITING_COPY } from './paying.ts';
import type { PAID_BADGES_COPY } from './payments.ts';
import type { PUBLIC_MENU_COPY } from './public-menu.ts';
import type { RECEIPT_COPY } from './receipt.ts';
import type { DINER_REGISTRATION_COPY } from './registration.ts';
import type { SCAN_COPY } from './scan.ts';
import type { UI_WORDS } from '../ui/ui-words.ts';
import type { Allergen } from '@simplato/domain';
import type { Sentence } from './sentences.ts';
import type { Words } from './words.ts';

interface Copies {
  app: typeof APP_COPY;
  dinerLayout: typeof DINER_LAYOUT_COPY;
  home: typeof HOME_COPY;
  menu: typeof PRODUCT_SHEET_COPY;
  menuSearch: typeof FILTER_SHEET_COPY;
  summary: typeof SUMMARY_COPY;
  sending: typeof SENDING_COPY;
  confirmation: typeof CONFIRMATION_COPY;
  ownOrders: typeof OWN_ORDERS_COPY;
  paying: typeof PAYING_COPY;
  paid: typeof PAID_COPY;
  waiting: typeof WAITING_COPY;
  receipt: typeof RECEIPT_COPY;
  paidBadges: typeof PAID_BADGES_COPY;
  publicMenu: typeof PUBLIC_MENU_COPY;
  scan: typeof SCAN_COPY;
  login: typeof LOGIN_COPY;
  authLayout: typeof AUTH_LAYOUT_COPY;
  forms: typeof FORM_COPY;
  account: typeof ACCOUNT_COPY;
  dinerRegistration: typeof DINER_REGISTRATION_COPY;
  forgotPassword: typeof FORGOT_PASSWORD_COPY;
  resetPassword: typeof RESET_PASSWORD_COPY;
  confirmEmail: typeof CONFIRM_EMAIL_COPY;
  restaurant: typeof RESTAURANT_COPY;
  installed: typeof INSTALLED_COPY;
  ui: typeof UI_WORDS;
  legalFooter: typeof LEGAL_FOOTER_COPY;
}

/** Every text for diners, in one language other than Spanish. Missing texts are compile errors. */
export type Catalogue = { readonly [Name in keyof Copies]: Words<Copies[Name]> } & {
  /** Messages of rules and of the server, by their Spanish text. */
  readonly sentences: Readonly<Record<Sentence, string>>;
  /** The names that menus in that language use. */
  readonly allergens: Readonly<Record<Allergen, string>>;
};
