import type { ToldPayment } from '@simplato/contract';
import { expect, it } from 'vitest';
import { describeGivenBack, describePayment } from './describe-payment.ts';

const PAID: ToldPayment = {
  paymentNumber: 301,
  orderId: null,
  memberId: 1,
  form: 'online',
  state: 'paid',
  isProcessing: false,
  ended: null,
  cents: 2_000,
  tipCents: 200,
  onAccountCents: 0,
  owedBackCents: 0,
  chargedCents: 2_200,
  refundedCents: 0,
  returningCents: 0,
  givenBackAt: null,
  reason: '',
  startedAt: '2026-11-20T20:40:00.000Z',
  takenBy: '',
};
const AT = '2026-11-20T20:50:00.000Z';

function told(changed: Partial<ToldPayment>): string[] {
  const payment = { ...PAID, ...changed };
  return [describePayment(payment, 'Lucía'), describeGivenBack(payment)].map((words) =>
    words.replaceAll('\u00A0', ' '),
  );
}

it('says nothing of a payment of which nothing went back', () => {
  expect(told({})).toEqual(['Lucía pagó 20,00 €', '']);
});

it('says what of a payment went back, of how much and when', () => {
  expect(told({ cents: 1_500, refundedCents: 500, givenBackAt: AT })).toEqual([
    'Lucía pagó 15,00 €',
    'Devuelto: 5,00 € de 22,00 € · 21:50',
  ]);
  const nextDay = '2026-11-21T11:00:00.000Z';
  expect(told({ cents: 1_500, returningCents: 500, givenBackAt: nextDay })[1]).toBe(
    'Devuelto: 5,00 € de 22,00 € · 21/11/2026, 12:00',
  );
});

it('names all that went back, the tip included', () => {
  const whole = { state: 'returned', refundedCents: 2_200, givenBackAt: AT } as const;
  expect(told(whole)).toEqual([
    'Devuelto: 22,00 € a Lucía',
    'Devuelto: 22,00 € de 22,00 € · 21:50',
  ]);
});

it('tells what a waiter has yet to hand back apart from what went back already', () => {
  const owed = { state: 'owed-back', owedBackCents: 300, givenBackAt: AT } as const;
  expect(told({ ...owed, returningCents: 300 })).toEqual(['Por devolver: 3,00 € a Lucía', '']);
  expect(told({ ...owed, refundedCents: 500, returningCents: 300 })[1]).toBe(
    'Devuelto: 5,00 € de 22,00 € · 21:50',
  );
  expect(told({ ...owed, orderId: 128, refundedCents: 500 })[1]).toBe(
    'Devuelto: 5,00 € de 22,00 € · 21:50',
  );
});
