import { type ErrorCode, ERRORS } from '@simplato/contract';
import { UNANSWERED_TEXT } from '../../api/call-error.ts';

/** The errors that a diner's calls can return. */
const DINER_ERRORS = [
  'bad_request',
  'bad_check',
  'stale_password',
  'empty_basket',
  'unknown_code',
  'bad_token',
  'no_session',
  'bad_credentials',
  'forbidden',
  'wrong_password',
  'other_house',
  'not_found',
  'restaurant_gone',
  'key_reused',
  'email_taken',
  'username_taken',
  'diner_taken',
  'kitchen_closed',
  'orders_delayed',
  'menu_changed',
  'no_online_payment',
  'payment_differs',
  'already_paid',
  'not_payable',
  'payment_underway',
  'account_differs',
  'tips_off',
  'order_cancelled',
  'payment_unknown',
  'payment_not_closed',
  'wrong_table_number',
  'admission_only',
  'table_not_verified',
  'tab_closed',
  'not_weighed',
  'weight_changed',
  'basket_sent',
  'tab_changed',
  'round_empty',
  'nothing_due',
  'share_taken',
  'share_gone',
  'other_parts',
  'amount_changed',
  'amount_too_small',
  'too_soon_to_release',
  'too_slow',
  'too_large',
  'headers_too_large',
  'too_many',
  'too_many_orders',
  'too_many_calls',
  'too_many_codes',
  'server_error',
  'provider_silent',
  'unavailable',
] as const satisfies readonly ErrorCode[];

type DinerError = (typeof DINER_ERRORS)[number];

/** By code. Spanish screens show the message that the server sends with it: this very one. */
export const ERROR_MESSAGES = {
  id: 'ERROR_MESSAGES',
  ...(Object.fromEntries(DINER_ERRORS.map((code) => [code, ERRORS[code][1]])) as Record<
    DinerError,
    string
  >),
  unanswered: UNANSWERED_TEXT,
} as const;
