import { describe, expect, test } from 'vitest';
import { excessOf, toldState, type TabPayment } from './tab-payment.ts';
import { moneyOfOrders, openCents, tabTotals } from './tab-totals.ts';

const ORDER = {
  status: 'ready',
  payment: 'unpaid',
  totalCents: 5_000,
  tipCents: 0,
  refundedCents: 0,
  lines: [],
} as const;

function payment(paymentNumber: number, changes: Partial<TabPayment> = {}): TabPayment {
  return {
    paymentNumber,
    memberId: 1,
    form: 'online',
    state: 'paid',
    isProcessing: false,
    ended: null,
    amountCents: 1_000,
    tipCents: 200,
    products: [],
    onAccountCents: 1_000,
    owedBackCents: 0,
    chargedCents: 0,
    refundedCents: 0,
    returningCents: 0,
    goodwillCents: 0,
    reason: '',
    startedAt: '2026-11-20T20:10:00.000Z',
    takenBy: '',
    ...changes,
  };
}

describe('the totals of a tab with payments', () => {
  test('count what stands as paid and what is open as reserved, without tips', () => {
    const product = { orderId: 7, lineNumber: 1, unit: 1, parts: 3, part: 1, cents: 334 };
    const payments = [
      payment(1),
      payment(2, { state: 'open', onAccountCents: 0, products: [product] }),
      payment(3, { form: 'cash', state: 'owed-back', onAccountCents: 600 }),
    ];
    const totals = tabTotals([ORDER], payments);
    expect(totals).toEqual({
      totalCents: 5_000,
      paidCents: 1_600,
      reservedCents: 334,
      dueCents: 3_400,
    });
    expect(openCents(totals)).toBe(3_066);
  });

  test.each(['returned', 'expired', 'undone'] as const)('leave out what is %s', (state) => {
    expect(tabTotals([ORDER], [payment(1, { state })])).toMatchObject({
      paidCents: 0,
      reservedCents: 0,
      dueCents: 5_000,
    });
  });

  test('lower price and payment alike by what the restaurant gave back of its own will', () => {
    expect(tabTotals([ORDER], [payment(1, { goodwillCents: 400 })])).toMatchObject({
      totalCents: 4_600,
      paidCents: 600,
      dueCents: 4_000,
    });
  });
});

test('a payment is told as returned once all that it pays was given back, and not of what it never paid here', () => {
  const paid = payment(1, { onAccountCents: 1_000 });
  expect(toldState(paid)).toBe('paid');
  expect(toldState({ ...paid, goodwillCents: 999 })).toBe('paid');
  expect(toldState({ ...paid, goodwillCents: 1_200 })).toBe('returned');
  expect(toldState({ ...paid, onAccountCents: 0, goodwillCents: 1_200 })).toBe('paid');
  expect(toldState({ ...paid, state: 'owed-back', goodwillCents: 1_000 })).toBe('owed-back');
});

describe('when a tab costs less than what is paid and claimed', () => {
  const open = payment(4, { state: 'open', onAccountCents: 500 });
  const all = [payment(1), payment(2, { onAccountCents: 300 }), open];

  test('the newest claims end first', () => {
    expect(excessOf(all, 100)).toEqual({ released: [4], givenBack: [] });
  });

  test('then the newest money on account goes back, no cent more than it has to', () => {
    expect(excessOf(all, 900)).toEqual({
      released: [4],
      givenBack: [
        { paymentNumber: 2, cents: 300 },
        { paymentNumber: 1, cents: 100 },
      ],
    });
  });

  test('nothing happens while it costs enough', () => {
    expect(excessOf(all, 0)).toEqual({ released: [], givenBack: [] });
  });
});

describe('what is left to pay of an order', () => {
  const first = { ...ORDER, orderId: 1, totalCents: 2_000 };
  const second = { ...ORDER, orderId: 2, totalCents: 3_000 };
  const orders = [first, second];
  const share = (orderId: number, cents: number) => {
    return { orderId, lineNumber: 1, unit: 1, parts: 1, part: 1, cents };
  };
  const ofProducts = (orderId: number, cents: number, changes: Partial<TabPayment> = {}) =>
    payment(orderId, { onAccountCents: 0, products: [share(orderId, cents)], ...changes });
  const left = (payments: TabPayment[]) =>
    [...moneyOfOrders(orders, payments).values()].map(({ leftCents }) => leftCents);

  test('is all of it while nothing is paid, or only being paid', () => {
    expect(left([])).toEqual([2_000, 3_000]);
    expect(left([ofProducts(1, 500, { state: 'open' })])).toEqual([2_000, 3_000]);
  });

  test('is what its own shares have not paid', () => {
    expect(left([ofProducts(1, 500)])).toEqual([1_500, 3_000]);
    expect(left([ofProducts(1, 2_000)])).toEqual([0, 3_000]);
  });

  test('is never more than what is due of the tab: paid on account, no order is due', () => {
    expect(left([payment(1, { onAccountCents: 1_000 })])).toEqual([2_000, 3_000]);
    expect(left([payment(1, { onAccountCents: 4_200 })])).toEqual([800, 800]);
    expect(left([payment(1, { onAccountCents: 5_000 })])).toEqual([0, 0]);
  });

  test('is nothing of one that is cancelled, or was paid when it was placed', () => {
    const others = [
      { ...first, status: 'cancelled' as const },
      { ...second, payment: 'paid' as const },
    ];
    const nothing = { leftCents: 0, refundedCents: 0 };
    expect([...moneyOfOrders(others, []).values()]).toEqual([nothing, nothing]);
  });

  test('and what was given back of it: of its own shares, or of what paid all of the tab on account', () => {
    const back = (payments: TabPayment[]) =>
      [...moneyOfOrders(orders, payments).values()].map(({ refundedCents }) => refundedCents);
    const both = { products: [share(1, 2_000), share(2, 1_000)] };
    expect(back([ofProducts(1, 2_000, { goodwillCents: 2_300 })])).toEqual([2_000, 0]);
    expect(back([ofProducts(3, 0, { ...both, goodwillCents: 1_000 })])).toEqual([667, 333]);
    const some = payment(1, { onAccountCents: 1_000, goodwillCents: 1_000 });
    expect(back([some])).toEqual([0, 0]);
    expect(back([some, payment(2, { onAccountCents: 4_000 })])).toEqual([400, 600]);
    expect(back([payment(1, { onAccountCents: 5_000, goodwillCents: 9_000 })])).toEqual([
      2_000, 3_000,
    ]);
  });
});
