import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import {
  countedCents,
  excessOf,
  isStanding,
  toldState,
  type OrderPayment,
  type TabPayment,
} from './tab-payment.ts';
import { allPayments, divisionNow, moneyOfOrders, openCents, tabTotals } from './tab-totals.ts';

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
    orderId: null,
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
    givenBackAt: null,
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

describe('an order that was paid when it was placed', () => {
  const line = { quantity: 2, removed: 0, unitGrossCents: 1_250 };
  const paid = {
    ...ORDER,
    orderId: 7,
    payment: 'paid' as const,
    totalCents: 2_500,
    tipCents: 300,
    stray: null,
    lines: [line],
  };
  const came: OrderPayment = {
    paymentNumber: 5,
    orderId: 7,
    isLate: false,
    chargedCents: 2_800,
    refundedCents: 0,
    returningCents: 0,
    givenBackAt: null,
    reason: '',
    startedAt: '2026-11-20T20:10:00.000Z',
  };
  const told = (order: Parameters<typeof allPayments>[0][number]['order'], ofOrders = [came]) =>
    allPayments([{ order, memberId: 2 }], { payments: [payment(9)], ofOrders }).map((one) => {
      const { paymentNumber, state, owedBackCents, products } = one;
      return [paymentNumber, state, countedCents(one), owedBackCents, products.length];
    });
  const other = [9, 'paid', 1_000, 0, 0];

  test('is a payment of the tab, with its products and its tip', () => {
    expect(told(paid)).toEqual([[5, 'paid', 2_500, 0, 2], other]);
    const [first] = allPayments([{ order: paid, memberId: 2 }], { payments: [], ofOrders: [came] });
    expect(first).toMatchObject({ memberId: 2, form: 'online', amountCents: 2_500, tipCents: 300 });
  });

  test('counts for what its restaurant has not given back of it', () => {
    expect(told({ ...paid, refundedCents: 700 })).toEqual([[5, 'paid', 1_800, 0, 2], other]);
    expect(told({ ...paid, refundedCents: 2_800 })).toEqual([[5, 'returned', 0, 0, 0], other]);
  });

  test('says what the provider will not give back, of one that is cancelled and of one that stands', () => {
    const stray = { state: 'stuck', amountCents: 500 } as const;
    expect(told({ ...paid, stray })).toEqual([[5, 'owed-back', 2_500, 500, 2], other]);
    const cancelled = { ...paid, status: 'cancelled' as const };
    expect(told(cancelled)).toEqual([[5, 'returned', 0, 0, 0], other]);
    expect(told({ ...cancelled, stray })).toEqual([[5, 'owed-back', 0, 500, 0], other]);
  });

  test('of two payments, the one that came too late goes back', () => {
    const late = { ...came, paymentNumber: 6, isLate: true };
    const stray = { state: 'stuck', amountCents: 2_800 } as const;
    expect(told({ ...paid, stray }, [came, late])).toEqual([
      [5, 'paid', 2_500, 0, 2],
      [6, 'owed-back', 0, 2_800, 0],
      other,
    ]);
  });
});

test('what stands of the payments of any tab is what has been paid of it', () => {
  const order = fc
    .record({
      status: fc.constantFrom('received' as const, 'closed' as const, 'cancelled' as const),
      payment: fc.constantFrom('paid' as const, 'unpaid' as const, 'pending' as const),
      lines: fc.array(
        fc.record({
          quantity: fc.nat(3),
          removed: fc.nat(2),
          unitGrossCents: fc.nat(2_000),
        }),
        { minLength: 1, maxLength: 3 },
      ),
      tipCents: fc.nat(300),
      refundedCents: fc.nat(5_000),
      stray: fc.option(fc.constant({ state: 'stuck' as const, amountCents: 100 })),
    })
    .map((one) => ({
      ...one,
      totalCents: one.lines.reduce((sum, { quantity, unitGrossCents }) => {
        return sum + quantity * unitGrossCents;
      }, 0),
    }));
  const onAccount = fc.record({
    state: fc.constantFrom('open' as const, 'paid' as const, 'owed-back' as const),
    onAccountCents: fc.nat(2_000),
    goodwillCents: fc.nat(2_500),
  });
  fc.assert(
    fc.property(fc.array(order), fc.array(onAccount), (orders, shares) => {
      const placed = orders.map((one, index) => ({ ...one, orderId: index + 1 }));
      const ofOrders = placed
        .filter((one) => one.payment === 'paid')
        .map(({ orderId, totalCents, tipCents, lines, refundedCents }): OrderPayment => {
          const removed = lines.reduce((sum, one) => sum + one.removed * one.unitGrossCents, 0);
          return {
            paymentNumber: 100 + orderId,
            orderId,
            isLate: false,
            chargedCents: totalCents + removed + tipCents,
            refundedCents,
            returningCents: 0,
            givenBackAt: null,
            reason: '',
            startedAt: '2026-11-20T20:10:00.000Z',
          };
        });
      const payments = shares.map((changes, index) => payment(index + 1, changes));
      const all = allPayments(
        placed.map((one) => ({ order: one, memberId: 1 })),
        { payments, ofOrders },
      );
      const standing = all.filter((one) => isStanding({ state: toldState(one) }));
      const { paidCents } = tabTotals(placed, payments);
      expect(standing.reduce((sum, one) => sum + countedCents(one), 0)).toBe(paidCents);
    }),
  );
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

describe('a tab in equal parts', () => {
  const division = {
    divisionNumber: 1,
    parts: 4,
    dueCents: 5_000,
    takenParts: [1],
    begunAt: '2026-11-20T20:10:00.000Z',
  };
  const dinner = { ...ORDER, orderId: 7, placedAt: '2026-11-20T20:00:00.000Z' };
  const dessert = { ...ORDER, orderId: 8, totalCents: 900, placedAt: '2026-11-20T21:00:00.000Z' };
  const at = (time: string) => ({ startedAt: `2026-11-20T${time}:00.000Z` });
  const part = payment(1, { onAccountCents: 1_250 });
  const rest = payment(2, { onAccountCents: 3_750, ...at('20:30') });

  test('stays so while anything is due, whatever is ordered and paid later', () => {
    const more = payment(3, { onAccountCents: 900, ...at('21:10') });
    const payments = [part, { ...rest, onAccountCents: 3_700 }, more];
    expect(divisionNow([dinner, dessert], { payments, division })).toBe(division);
    const underWay = [part, { ...rest, state: 'open' as const }];
    expect(divisionNow([dinner], { payments: underWay, division })).toBe(division);
  });

  test('is so no longer once the rest was paid otherwise, and a dessert is divided anew', () => {
    const payments = [part, rest];
    expect(divisionNow([dinner], { payments, division })).toBeNull();
    expect(divisionNow([dinner, dessert], { payments, division })).toBeNull();
    // Half of the dinner was taken off before.
    const half = { ...dinner, totalCents: 2_500 };
    const other = { ...rest, onAccountCents: 1_250 };
    expect(divisionNow([half, dessert], { payments: [part, other], division })).toBeNull();
    const undone = [part, { ...rest, state: 'undone' as const }];
    expect(divisionNow([dinner], { payments: undone, division })).toBe(division);
  });

  test('is not over by what the money of another tab paid there that came to it', () => {
    const theirs = { ...dessert, totalCents: 3_000, placedAt: '2026-11-20T20:15:00.000Z' };
    const came = payment(2, { onAccountCents: 3_000, ...at('20:20') });
    const second = payment(3, { onAccountCents: 1_250, ...at('20:40') });
    const payments = [part, came, second];
    expect(divisionNow([dinner, theirs], { payments, division })).toBe(division);
  });
});
