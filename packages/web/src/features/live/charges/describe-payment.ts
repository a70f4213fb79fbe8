import type { ToldPayment } from '@simplato/contract';
import { formatEuros, spanishDate, wallTime } from '@simplato/domain';
import { CHARGING_MESSAGES } from '../../../i18n/es/charging.ts';

const copy = CHARGING_MESSAGES.payments;

/** A payment of a tab as the staff reads it: who, and what of it counts. */
export function describePayment(payment: ToldPayment, who: string): string {
  const { state, cents, owedBackCents } = payment;
  const amount = formatEuros(cents);
  if (owedBackCents > 0) return copy.owed(who, formatEuros(owedBackCents));
  switch (state) {
    case 'open':
      return copy.paying(who, amount);
    case 'awaited':
      return copy.awaited(who, amount);
    case 'returned':
      return copy.returned(who, formatEuros(givenBackCents(payment) || cents));
    case 'undone':
      return copy.undone(amount);
    case 'paid':
    case 'owed-back':
    case 'expired':
      return copy.paid(who, amount);
  }
}

/** What of it went back or is on its way, of all that was charged, and when; empty for nothing. */
export function describeGivenBack(payment: ToldPayment): string {
  const cents = givenBackCents(payment);
  if (cents <= 0) return '';
  const when = payment.givenBackAt === null ? '' : momentBeside(payment.givenBackAt, payment);
  return copy.givenBack(formatEuros(cents), formatEuros(payment.chargedCents), when);
}

/** What a waiter has yet to hand back of shares is on its way by the tab's reckoning. */
function givenBackCents(payment: ToldPayment): number {
  const { orderId, refundedCents, returningCents, owedBackCents } = payment;
  return refundedCents + returningCents - (orderId === null ? owedBackCents : 0);
}

/** '21:50', with its date if that is not the payment's. */
function momentBeside(at: string, { startedAt }: ToldPayment): string {
  const { date, time } = wallTime(Date.parse(at));
  return date === wallTime(Date.parse(startedAt)).date ? time : `${spanishDate(date)}, ${time}`;
}
