import type { ACCOUNT_COPY } from './es/account.ts';
import type { APP_COPY } from './es/app.ts';
import type { DINER_LAYOUT_COPY } from './es/diner-layout.ts';
import type { FORM_COPY } from './es/forms.ts';
import type { HOME_COPY } from './es/home.ts';
import type { RESTAURANT_COPY } from './es/restaurant.ts';
import type { INSTALLED_COPY } from './es/installed.ts';
import type { LEGAL_FOOTER_COPY } from './es/legal-footer.ts';
import type { LOGIN_COPY, AUTH_LAYOUT_COPY } from './es/login.ts';
import type { PRODUCT_SHEET_COPY } from './es/product-sheet.ts';
import type { FILTER_SHEET_COPY } from './es/filter-sheet.ts';
import type { SUMMARY_COPY, SENDING_COPY, CONFIRMATION_COPY, OWN_ORDERS_COPY } from './es/orders.ts';
import type { FORGOT_PASSWORD_COPY, RESET_PASSWORD_COPY, CONFIRM_EMAIL_COPY } from './es/passwords.ts';
import type { PAYING_COPY, PAID_COPY, WAITING_COPY } from './es/paying.ts';
import type { PAID_BADGES_COPY } from './es/payments.ts';
import type { PUBLIC_MENU_COPY } from './es/public-menu.ts';
import type { RECEIPT_COPY } from './es/receipt.ts';
import type { DINER_REGISTRATION_COPY } from './es/registration.ts';
import type { SCAN_COPY } from './es/scan.ts';
import type { UI_WORDS } from './es/ui.ts';
import type { Allergen } from '@simplato/domain';
import type { Sentence } from './es/errors.ts';
import type { Words } from './messages.ts';

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
