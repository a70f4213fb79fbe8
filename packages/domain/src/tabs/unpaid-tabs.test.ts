import { describe, expect, test } from 'vitest';
import { addUnpaidTabs, unpaidTabs, type ClosedTab } from './unpaid-tabs.ts';

const FRIDAY = {
  from: new Date('2026-11-20T04:00:00Z'),
  until: new Date('2026-11-21T04:00:00Z'),
};
const NOON = '2026-11-20T13:10:00.000Z';
const NIGHT = '2026-11-20T23:10:00.000Z';
const SATURDAY = '2026-11-21T13:10:00.000Z';

/** Closed on Friday at night; 30,00 € were ordered, nothing was paid. */
const tab = (given: Partial<ClosedTab> = {}): ClosedTab => ({
  closedAt: NIGHT,
  reason: 'walkout',
  orders: [{ grossCents: 3000, cancelledAt: null, removals: [] }],
  paid: [],
  ...given,
});
const order = (given: Partial<ClosedTab['orders'][number]>) => ({
  orders: [{ grossCents: 3000, cancelledAt: null, removals: [], ...given }],
});
const dueOf = (given: Partial<ClosedTab>) =>
  unpaidTabs([tab(given)], FRIDAY).map(({ dueCents }) => dueCents);

describe('what was due of a closed tab', () => {
  test('is what was ordered less what was taken off and paid by then', () => {
    expect(dueOf({})).toEqual([3000]);
    expect(dueOf(order({ removals: [{ at: NIGHT, cents: 400 }] }))).toEqual([2600]);
    expect(dueOf(order({ cancelledAt: NIGHT }))).toEqual([]);
    expect(dueOf({ paid: [{ at: NOON, cents: 1200, releasedAt: null }] })).toEqual([1800]);
    expect(dueOf({ paid: [{ at: NOON, cents: 3000, releasedAt: null }] })).toEqual([]);
    expect(dueOf({ paid: [{ at: NOON, cents: 1200, releasedAt: NIGHT }] })).toEqual([3000]);
  });

  test('stays as its day left it, whatever becomes of the tab later', () => {
    expect(dueOf(order({ removals: [{ at: SATURDAY, cents: 400 }] }))).toEqual([3000]);
    expect(dueOf(order({ cancelledAt: SATURDAY }))).toEqual([3000]);
    expect(dueOf({ paid: [{ at: NOON, cents: 1200, releasedAt: SATURDAY }] })).toEqual([1800]);
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
