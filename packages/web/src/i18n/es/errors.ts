import { type ErrorCode, ERRORS } from '@simplato/contract';
import {
  DINER_FIELD_TEXTS,
  NO_INVOICE,
  RECEIPT_PAYMENT_TEXTS,
  TIP_TEXTS,
  UNPAID_TEXTS,
} from '@simplato/domain';
import { UNANSWERED_TEXT } from '../../api/call-error.ts';
import { NEW_PASSWORD_TEXTS } from './passwords.ts';

/** The errors that a diner's calls can return. */
export const DINER_ERRORS = [
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
  'too_slow',
  'too_large',
  'headers_too_large',
  'too_many',
  'too_many_orders',
  'too_many_codes',
  'server_error',
  'provider_silent',
  'unavailable',
] as const satisfies readonly ErrorCode[];

/** Spanish messages that a rule or the server may show to a diner. */
export const SENTENCES = [
  ...DINER_ERRORS.map((code) => ERRORS[code][1]),
  ...values(DINER_FIELD_TEXTS),
  ...values(TIP_TEXTS),
  ...values(RECEIPT_PAYMENT_TEXTS),
  ...values(UNPAID_TEXTS),
  ...values(NEW_PASSWORD_TEXTS),
  NO_INVOICE,
  UNANSWERED_TEXT,
] as const;

export type Sentence = (typeof SENTENCES)[number];

function values<const Texts extends Record<string, string>>(texts: Texts): Texts[keyof Texts][] {
  return Object.values(texts) as Texts[keyof Texts][];
}
