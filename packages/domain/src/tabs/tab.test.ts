import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '../orders/order-status.ts';
import { PAYMENT_STATUSES } from '../payments/payment-status.ts';
import { MEMBER_COLOURS, memberColour, memberInitial, memberName, memberNameFault } from './tab.ts';
import { countsInTab, tabTotals } from './tab-totals.ts';

describe('a member', () => {
  test('is called by its name, or by its number in the tab', () => {
    expect(memberName({ memberId: 2, name: '' })).toBe('Comensal 2');
    expect(memberName({ memberId: 2, name: 'Lucía' })).toBe('Lucía');
  });

  test('has an initial, and two letters where another begins with the same', () => {
    const [lucia, luis, nobody] = [
      { memberId: 1, name: 'lucía' },
      { memberId: 2, name: 'Iñaki' },
      { memberId: 3, name: '' },
    ];
    const initials = (...members: { memberId: number; name: string }[]) =>
      members.map((member) => memberInitial(member, members));
    expect(initials(lucia, luis, nobody)).toEqual(['L', 'I', '3']);
    expect(initials(lucia, { memberId: 4, name: 'Lola' })).toEqual(['Lu', 'Lo']);
  });

  test('has a colour of its own, until there are more members than colours', () => {
    const colours = Array.from({ length: MEMBER_COLOURS }, (_, index) =>
      memberColour({ memberId: index + 1 }),
    );
    expect(new Set(colours).size).toBe(MEMBER_COLOURS);
    expect(memberColour({ memberId: MEMBER_COLOURS + 1 })).toBe(colours[0]);
  });

  test.each(['Lucía', 'Mª José', '', 'Íñigo 2', '寿司', 'A'.repeat(20)])(
    'may be called %j',
    (name) => {
      expect(memberNameFault(name)).toBeNull();
    },
  );

  test.each([
    'A'.repeat(21),
    '<b>',
    'Ana & Co {x}',
    '123',
    'Simplato',
    'comensal 2',
    'Camarero',
    'El camarero',
    'la cocina',
    '\u0421amarera',
    'C0cina',
    'Restaurante',
    'La mesa',
    'Guest 1',
    'Convive 2',
    'Kellnerin',
    'Ana\u200b',
    'a\u202eb',
  ])('may not be called %j', (name) => {
    expect(memberNameFault(name)).not.toBeNull();
  });
});

describe('the totals of a tab', () => {
  const order = fc.record({
    status: fc.constantFrom(...ORDER_STATUSES),
    payment: fc.constantFrom(...PAYMENT_STATUSES),
    totalCents: fc.integer({ min: 0, max: 100_000 }),
    tipCents: fc.integer({ min: 0, max: 5_000 }),
    refundedCents: fc.integer({ min: 0, max: 100_000 }),
    lines: fc.constantFrom([], [{ removed: 2, unitGrossCents: 350 }]),
  });

  test('add up: due is total less paid, and none is ever below zero', () => {
    fc.assert(
      fc.property(fc.array(order), (orders) => {
        const { totalCents, paidCents, dueCents } = tabTotals(orders);
        expect(dueCents).toBe(totalCents - paidCents);
        expect(Math.min(totalCents, paidCents, dueCents)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('are due whole of the orders that count, where none was paid when it was placed', () => {
    const ordered = order.map((one) => ({
      ...one,
      payment: one.payment === 'paid' ? ('unpaid' as const) : one.payment,
    }));
    fc.assert(
      fc.property(fc.array(ordered), (orders) => {
        const costs = orders.filter(countsInTab).map(({ totalCents }) => totalCents);
        const cents = costs.reduce((sum, one) => sum + one, 0);
        expect(tabTotals(orders)).toEqual({
          totalCents: cents,
          paidCents: 0,
          reservedCents: 0,
          dueCents: cents,
        });
      }),
    );
  });

  test('do not depend on the order of orders, nor on how they are put into tabs', () => {
    fc.assert(
      fc.property(fc.array(order), fc.array(order), (one, other) => {
        const [left, right, both] = [one, other, [...other, ...one]].map((orders) =>
          tabTotals(orders),
        );
        expect(both!.totalCents).toBe(left!.totalCents + right!.totalCents);
        expect(both!.dueCents).toBe(left!.dueCents + right!.dueCents);
      }),
    );
  });

  const PLAIN = {
    status: 'closed',
    payment: 'unpaid',
    totalCents: 1_000,
    tipCents: 0,
    refundedCents: 0,
    lines: [],
  } as const;

  test.each([
    ['a cancelled order', { ...PLAIN, status: 'cancelled' as const }],
    ['one that waits for its online payment', { ...PLAIN, payment: 'pending' as const }],
  ])('leave out %s', (_what, one) => {
    expect(countsInTab(one)).toBe(false);
    expect(tabTotals([one, PLAIN])).toMatchObject({ totalCents: 1_000, dueCents: 1_000 });
  });

  test('count an order paid online as paid, without its tip', () => {
    expect(tabTotals([{ ...PLAIN, payment: 'paid', tipCents: 200 }])).toEqual({
      totalCents: 1_000,
      paidCents: 1_000,
      reservedCents: 0,
      dueCents: 0,
    });
  });

  test('make nothing due of what the restaurant gave back', () => {
    const refunded = { ...PLAIN, payment: 'paid' as const, refundedCents: 400 };
    expect(tabTotals([refunded])).toMatchObject({ totalCents: 600, paidCents: 600, dueCents: 0 });
  });

  test('lower once for what was taken off, before its money is back and afterwards', () => {
    const lines = [{ removed: 1, unitGrossCents: 300 }];
    const taken = { ...PLAIN, payment: 'paid' as const, totalCents: 700, lines };
    for (const refundedCents of [0, 300]) {
      expect(tabTotals([{ ...taken, refundedCents }])).toMatchObject({
        totalCents: 700,
        paidCents: 700,
      });
    }
    expect(tabTotals([{ ...taken, refundedCents: 400 }])).toMatchObject({ totalCents: 600 });
    expect(tabTotals([{ ...taken, payment: 'unpaid' }])).toMatchObject({ dueCents: 700 });
  });
});
