import { expect, test } from 'vitest';
import { strayPayment, type StrayRow } from './stray-payment.ts';

const refund = (amountCents: number, state: 'asked' | 'done' | 'failed') => ({
  amountCents,
  state,
});
const late = (...refunds: StrayRow['refunds']): StrayRow => ({
  state: 'late',
  amountCents: 3090,
  refunds,
});

test.each<[string, StrayRow[], ReturnType<typeof strayPayment>]>([
  ['none', [], null],
  ['on its way back', [late(refund(3090, 'asked'))], { state: 'returning', amountCents: 3090 }],
  ['back', [late(refund(3090, 'done'))], { state: 'returned', amountCents: 3090 }],
  ['refused', [late(refund(3090, 'failed'))], { state: 'stuck', amountCents: 3090 }],
  [
    'refused, and asked for again',
    [late(refund(3090, 'failed'), refund(3090, 'asked'))],
    { state: 'returning', amountCents: 3090 },
  ],
  [
    'half of it back',
    [late(refund(1000, 'done'), refund(2090, 'failed'))],
    { state: 'stuck', amountCents: 3090 },
  ],
  [
    'back, with another that nobody can see',
    [late(refund(3090, 'done')), { state: 'unseen', amountCents: 500, refunds: [] }],
    { state: 'unseen', amountCents: 500 },
  ],
])('a stray payment: %s', (_name, rows, told) => {
  expect(strayPayment(rows)).toEqual(told);
});
