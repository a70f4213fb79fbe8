import { describe, expect, test } from 'vitest';
import { addUnpaidTabs, dueOfOrders, unpaidTabs, type TabAccount } from './unpaid-tabs.ts';

const FRIDAY = {
  from: new Date('2026-11-20T04:00:00Z'),
  until: new Date('2026-11-21T04:00:00Z'),
};
const NOON = '2026-11-20T13:10:00.000Z';
const NIGHT = '2026-11-20T23:10:00.000Z';
const SATURDAY = '2026-11-21T13:10:00.000Z';

/** Closed on Friday at night; 30,00 € were ordered, nothing was paid. */
const tab = (given: Partial<TabAccount> = {}): TabAccount => ({
  closedAt: NIGHT,
  reason: 'walkout',
  orders: [{ orderId: 1, grossCents: 3000, cancelledAt: null, removals: [] }],
  paid: [],
  ...given,
});
const order = (given: Partial<TabAccount['orders'][number]>) => ({
  orders: [{ orderId: 1, grossCents: 3000, cancelledAt: null, removals: [], ...given }],
});
const dueOf = (given: Partial<TabAccount>) =>
  unpaidTabs([tab(given)], FRIDAY).map(({ dueCents }) => dueCents);

describe('what was due of a closed tab', () => {
  test('is what was ordered less what was taken off and paid by then', () => {
    expect(dueOf({})).toEqual([3000]);
    expect(dueOf(order({ removals: [{ at: NIGHT, cents: 400 }] }))).toEqual([2600]);
    expect(dueOf(order({ cancelledAt: NIGHT }))).toEqual([]);
    expect(dueOf({ paid: [{ orderId: 1, at: NOON, cents: 1200, releasedAt: null }] })).toEqual([
      1800,
    ]);
    expect(dueOf({ paid: [{ orderId: 1, at: NOON, cents: 3000, releasedAt: null }] })).toEqual([]);
    expect(dueOf({ paid: [{ orderId: 1, at: NOON, cents: 1200, releasedAt: NIGHT }] })).toEqual([
      3000,
    ]);
  });

  test('stays as its day left it, whatever becomes of the tab later', () => {
    expect(dueOf(order({ removals: [{ at: SATURDAY, cents: 400 }] }))).toEqual([3000]);
    expect(dueOf(order({ cancelledAt: SATURDAY }))).toEqual([3000]);
    expect(dueOf({ paid: [{ orderId: 1, at: NOON, cents: 1200, releasedAt: SATURDAY }] })).toEqual([
      1800,
    ]);
    expect(dueOf({ closedAt: SATURDAY })).toEqual([]);
  });

  test('is told by reason, and apart where nobody said one', () => {
    const friday = unpaidTabs(
      [tab(), tab({ reason: null }), tab({ reason: 'invitation' }), tab()],
      FRIDAY,
    );
    expect(friday).toEqual([
      { reason: 'invitation', tabs: 1, dueCents: 3000 },
      { reason: 'walkout', tabs: 2, dueCents: 6000 },
      { reason: null, tabs: 1, dueCents: 3000 },
    ]);
    expect(addUnpaidTabs([friday, [{ reason: null, tabs: 2, dueCents: 50 }]]).at(-1)).toEqual({
      reason: null,
      tabs: 3,
      dueCents: 3050,
    });
  });
});

describe('what is due of the orders of an open tab', () => {
  const second = { orderId: 2, grossCents: 1000, cancelledAt: null, removals: [] };
  const left = (given: Partial<TabAccount>) => {
    const orders = [...tab().orders, second];
    return [...dueOfOrders([tab({ closedAt: null, orders, ...given })], FRIDAY).values()];
  };
  const paid = (orderId: number | null, cents: number) => {
    return { orderId, at: NOON, cents, releasedAt: null };
  };

  test('adds up to what is due of the tab, whatever was paid of them and on account', () => {
    expect(left({})).toEqual([3000, 1000]);
    expect(left({ paid: [paid(2, 400)] })).toEqual([3000, 600]);
    expect(left({ paid: [paid(1, 2900), paid(null, 500)] })).toEqual([0, 600]);
    expect(left({ paid: [paid(null, 4000)] })).toEqual([0, 0]);
  });

  test('is nothing once the tab is closed, and stays so for a day on which it was still open', () => {
    expect(left({ closedAt: NIGHT })).toEqual([0, 0]);
    expect(left({ closedAt: SATURDAY, paid: [{ ...paid(1, 3000), at: SATURDAY }] })).toEqual([
      3000, 1000,
    ]);
  });
});
