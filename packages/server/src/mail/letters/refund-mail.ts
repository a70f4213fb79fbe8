import {
  formatEuros,
  restaurantName,
  RECEIPT_LANGUAGES,
  type Cents,
  type Language,
  type NamedRestaurant,
} from '@simplato/domain';
import type { Mail } from '../outbox.ts';
import { nameToGreet, oneLine } from './one-line.ts';
import { DINER_LETTERS } from './i18n/diner-letters.ts';
import { writeLetter } from './write-letter.tsx';

export interface RefundLetter {
  to: string;
  dinerName: string;
  language: Language;
  restaurant: NamedRestaurant;
  paid: { orderId: number } | { paymentNumber: number };
  amountCents: Cents;
  reason: string;
}

/**
 * Tells a diner of a refund. Contains neither card details nor a link, as there is nothing to do.
 */
export function refundMail(letter: RefundLetter): Mail {
  return writeRefundLetter('refund', letter);
}

/** Takes back what `refundMail` has told. */
export function failedRefundMail(letter: RefundLetter): Mail {
  return writeRefundLetter('failedRefund', letter);
}

/** Tells of a payment that came too late, and went back by itself. */
export function cameLateMail(letter: RefundLetter): Mail {
  return writeRefundLetter('cameLate', letter);
}

function writeRefundLetter(
  kind: 'refund' | 'failedRefund' | 'cameLate',
  { to, dinerName, language, ...refund }: RefundLetter,
): Mail {
  const letters = DINER_LETTERS[language];
  const words = letters[kind]({
    restaurant: oneLine(restaurantName(refund.restaurant)),
    of:
      'orderId' in refund.paid
        ? letters.ofOrder(refund.paid.orderId)
        : letters.ofPayment(refund.paid.paymentNumber),
    amount: formatEuros(refund.amountCents, language),
    reason: oneLine(refund.reason),
  });
  return writeLetter({
    to,
    language,
    greeting: letters.greeting(nameToGreet(dinerName)),
    ...words,
    after: [...words.after, `${RECEIPT_LANGUAGES[language].notice}.`],
  });
}
