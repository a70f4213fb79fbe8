import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '../orders/order-status.ts';
import { PAYMENT_STATUSES } from '../payments/payment-status.ts';
import { CALL_KINDS } from './call.ts';
import { TAB_PAYMENT_STATES } from './tab-payment.ts';
import {
  isLoud,
  isMarked,
  missedByBoard,
  type OrderInRoom,
  type Party,
  roomNeeds,
  tableState,
} from './room.ts';

const at = (minute: number) => `2026-11-20T21:${String(minute).padStart(2, '0')}:00.000Z` as const;
const ms = (minute: number) => Date.parse(at(minute));

const CALL: Party['calls'][number] = { callId: 3, kind: 'water', askedAt: at(20), takenBy: '' };
const ORDER: OrderInRoom = {
  orderId: 12,
  status: 'received',
  payment: 'unpaid',
  lines: [],
  doneLines: [],
  courses: [],
  placedAt: at(10),
  seenAt: at(11),
  readyAt: null,
};
const PARTY: Party = {
  tabId: 57,
  tableName: '4',
  number: 27,
  opening: 'scan',
  openedAt: at(2),
  isClosed: false,
  billAskedAt: null,
  members: [{ memberId: 1, isIn: true, joinedAt: at(2) }],
  paidCents: 0,
  dueCents: 1_240,
  orders: [ORDER],
  payments: [],
  calls: [],
};
const TO_WEIGH: OrderInRoom = {
  ...ORDER,
  payment: 'pending',
  lines: [{ quantity: 1, options: [], grams: 300 }] as unknown as OrderInRoom['lines'],
  seenAt: null,
};
const WEIGHED: OrderInRoom = {
  ...TO_WEIGH,
  lines: [
    { quantity: 1, options: [], grams: 320, isWeighed: true },
  ] as unknown as OrderInRoom['lines'],
};
const CLOSED = { ...ORDER, status: 'closed' as const };

test('money that has to be handed back comes before everything else, until it is', () => {
  const payments = [
    { paymentNumber: 8, state: 'owed-back' as const, owedBackCents: 350, startedAt: at(30) },
    { paymentNumber: 9, state: 'paid' as const, owedBackCents: 0, startedAt: at(30) },
  ];
  const [first, ...others] = roomNeeds([{ ...PARTY, calls: [CALL], payments }], ms(31));
  expect(first).toEqual({ kind: 'owed-back', tabId: 57, since: at(30), paymentNumber: 8 });
  expect(others.map(({ kind }) => kind)).not.toContain('owed-back');
  expect(isLoud(first!)).toBe(false);
});

test('of a tab that is over, the room knows only what has to be handed back', () => {
  const payments = [
    { paymentNumber: 8, state: 'owed-back' as const, owedBackCents: 350, startedAt: at(30) },
  ];
  const over = { ...PARTY, isClosed: true, calls: [CALL], payments };
  expect(roomNeeds([over], ms(31)).map(({ kind }) => kind)).toEqual(['owed-back']);
});

describe('a board that nobody looks at is missed', () => {
  const unseen = { ...ORDER, seenAt: null };

  test('while the kitchen has not seen an order, the oldest of them first', () => {
    const parties = [
      { orders: [{ ...unseen, placedAt: at(12) }, ORDER] },
      { orders: [{ ...unseen, placedAt: at(9) }] },
    ];
    expect(missedByBoard(parties, true)).toEqual({ unseenCount: 2, since: at(9) });
    expect(missedByBoard(parties, false)).toEqual({ unseenCount: 2, since: at(9) });
  });

  test('while guests may order, and not in an empty restaurant or with the kitchen closed', () => {
    expect(missedByBoard([{ orders: [ORDER] }], true)).toEqual({ unseenCount: 0, since: null });
    expect(missedByBoard([{ orders: [ORDER] }], false)).toBeNull();
    expect(missedByBoard([], true)).toBeNull();
  });
});

describe('a table in the room', () => {
  const stateOf = (change: Partial<Party>, minute = 15) =>
    tableState({ ...PARTY, ...change }, ms(minute));

  test('without a tab is free', () => {
    expect(tableState(null, ms(15))).toEqual({ kind: 'free' });
  });

  test.each([
    ['nothing ordered', { orders: [] }],
    ['all cancelled', { orders: [{ ...ORDER, status: 'cancelled' as const }] }],
    ['an order that waits for its money', { orders: [{ ...ORDER, payment: 'pending' as const }] }],
  ])('with %s is seated', (_what, change) => {
    expect(stateOf(change)).toEqual({ kind: 'seated', since: at(2) });
  });

  test('has ordered, and waits from the minute on at which its board says so', () => {
    expect(stateOf({}, 19)).toEqual({ kind: 'ordered', since: at(10) });
    expect(stateOf({}, 20)).toEqual({ kind: 'waiting', since: at(10) });
    const limits = { waitingAfterMinutes: 3, lateAfterMinutes: 20 };
    expect(tableState(PARTY, ms(14), limits).kind).toBe('waiting');
  });

  test('waits since its oldest order that the kitchen still has', () => {
    const orders = [{ ...CLOSED, placedAt: at(3) }, { ...ORDER, placedAt: at(12) }, ORDER];
    expect(stateOf({ orders }, 30)).toEqual({ kind: 'waiting', since: at(10) });
  });

  test('has something at the pass, whatever else the kitchen still has', () => {
    const ready = { ...ORDER, status: 'ready' as const };
    const orders = [
      ORDER,
      { ...ready, placedAt: at(12), readyAt: at(30) },
      { ...ready, readyAt: at(32) },
    ];
    expect(stateOf({ orders }, 40)).toEqual({ kind: 'pass', since: at(30) });
    // Of an order of an older server only its placing is known.
    expect(stateOf({ orders: [ready] }, 40)).toEqual({ kind: 'pass', since: at(10) });
  });

  test.each([
    ['is served while nobody speaks of money', {}, { kind: 'served' }],
    ['owes the rest once some is paid', { paidCents: 500 }, { kind: 'owing', dueCents: 1_240 }],
    [
      'owes it once the bill was asked for',
      { billAskedAt: at(30) },
      { kind: 'owing', dueCents: 1_240 },
    ],
    ['is paid when nothing is due', { dueCents: 0 }, { kind: 'paid' }],
  ])('that has been served %s', (_what, change, state) => {
    expect(stateOf({ orders: [CLOSED], ...change })).toEqual(state);
  });

  test('calls, and the oldest call that nobody has taken is what it shows', () => {
    const taken = { ...CALL, askedAt: at(5), takenBy: 'Marisa' };
    const later = { ...CALL, callId: 4, askedAt: at(25), kind: 'bill' as const };
    expect(stateOf({ calls: [later, CALL, taken] })).toEqual({ kind: 'calling', call: CALL });
    expect(stateOf({ calls: [later] })).toEqual({ kind: 'bill', call: later });
  });

  test('has something to be weighed, above food that waits and below a call', () => {
    const orders = [
      { ...ORDER, status: 'ready' as const },
      { ...TO_WEIGH, placedAt: at(12) },
    ];
    expect(stateOf({ orders })).toEqual({ kind: 'weigh', since: at(12) });
    expect(stateOf({ orders, calls: [CALL] }).kind).toBe('calling');
    expect(stateOf({ orders: [{ ...WEIGHED, placedAt: at(12) }] })).toEqual({
      kind: 'weighed',
      since: at(12),
    });
  });

  test('shows who goes, but not above food that waits', () => {
    const taken = { ...CALL, takenBy: 'Marisa' };
    expect(stateOf({ calls: [taken] })).toEqual({ kind: 'attended', call: taken });
    expect(stateOf({ calls: [taken] }, 30).kind).toBe('waiting');
    expect(stateOf({ calls: [taken], orders: [{ ...ORDER, status: 'ready' }] }).kind).toBe('pass');
  });

  test('is marked while its tab stands beside the table’s own, and if its code is not verified', () => {
    const openings = ['scan', 'staff', 'apart', 'unverified'] as const;
    const marked = (isOneOfTwo: boolean) =>
      openings.filter((opening) => isMarked({ opening }, isOneOfTwo));
    expect(marked(true)).toEqual(['apart', 'unverified']);
    expect(marked(false)).toEqual(['unverified']);
  });
});

describe('what needs somebody', () => {
  const needs = (parties: Party[], minute = 15) => roomNeeds(parties, ms(minute));

  test('is nothing where the kitchen is at work and nobody calls', () => {
    expect(needs([PARTY])).toEqual([]);
  });

  test('begins with those whom nobody has heard, and ends with those to whom somebody goes', () => {
    const parties: Party[] = [
      { ...PARTY, tabId: 1, calls: [{ ...CALL, takenBy: 'Marisa' }], orders: [] },
      { ...PARTY, tabId: 2, orders: [{ ...ORDER, orderId: 2, placedAt: at(1) }] },
      { ...PARTY, tabId: 3, orders: [{ ...ORDER, orderId: 3, status: 'ready', readyAt: at(13) }] },
      { ...PARTY, tabId: 4, orders: [{ ...ORDER, orderId: 4, seenAt: null }] },
      { ...PARTY, tabId: 5, calls: [CALL], orders: [] },
      { ...PARTY, tabId: 7, orders: [{ ...TO_WEIGH, orderId: 7 }] },
      { ...PARTY, tabId: 6, members: [{ memberId: 2, isIn: false, joinedAt: at(9) }], orders: [] },
    ];
    expect(needs(parties).map(({ kind, tabId, since }) => [kind, tabId, since])).toEqual([
      ['call', 5, at(20)],
      ['weigh', 7, at(10)],
      ['admission', 6, at(9)],
      ['unseen', 4, at(10)],
      ['pass', 3, at(13)],
      ['waiting', 2, at(1)],
      ['attended', 1, at(20)],
    ]);
  });

  test('rings while nobody has heard of it', () => {
    const kinds = ['call', 'weigh', 'admission', 'unseen', 'pass', 'waiting', 'attended'] as const;
    expect(kinds.filter((kind) => isLoud({ kind }))).toEqual([
      'call',
      'weigh',
      'admission',
      'unseen',
    ]);
  });

  test('is an order to be weighed or to be accepted, and none that is accepted or ended', () => {
    const cancelled = { ...TO_WEIGH, status: 'cancelled' as const };
    const accepted = { ...WEIGHED, payment: 'unpaid' as const, seenAt: at(11) };
    expect(needs([{ ...PARTY, orders: [TO_WEIGH] }], 11)).toEqual([
      { kind: 'weigh', tabId: 57, since: at(10), orderId: 12 },
    ]);
    expect(needs([{ ...PARTY, orders: [WEIGHED] }], 11).map(({ kind }) => kind)).toEqual([
      'weighed',
    ]);
    expect(needs([{ ...PARTY, orders: [cancelled, accepted] }], 11)).toEqual([]);
  });

  describe('of an order by courses', () => {
    const [starter, main] = [1, 2].map((course) => ({ course, quantity: 1, options: [] }));
    const courses = (starters: Partial<OrderInRoom['courses'][number]>) => [
      { course: 1, firedAt: at(10), doneAt: null, servedAt: null, ...starters },
      { course: 2, firedAt: null, doneAt: null, servedAt: null },
    ];
    const order = {
      ...ORDER,
      status: 'preparing' as const,
      lines: [starter, main] as unknown as OrderInRoom['lines'],
    };
    const found = (change: Partial<OrderInRoom>, minute: number) => {
      const party = { ...PARTY, orders: [{ ...order, ...change }] };
      const [first] = roomNeeds([party], ms(minute));
      return { need: first, state: tableState(party, ms(minute)) };
    };

    test('names a course that is done as food at the pass', () => {
      const done = found({ courses: courses({ doneAt: at(20) }), doneLines: [1] }, 50);
      expect(done.need).toMatchObject({ kind: 'pass', since: at(20) });
      expect(done.state).toEqual({ kind: 'pass', since: at(20) });
    });

    test('waits for nothing while its table eats, until it has waited for long', () => {
      const served = { courses: courses({ doneAt: at(20), servedAt: at(22) }), doneLines: [1] };
      expect(found(served, 41)).toEqual({
        need: undefined,
        state: { kind: 'held', since: at(22) },
      });
      expect(found(served, 42).need).toEqual({
        kind: 'held',
        tabId: 57,
        since: at(22),
        orderId: 12,
        course: 2,
      });
    });

    test('counts from when its last course was fired', () => {
      const [starters, mains] = courses({ doneAt: at(20), servedAt: at(22) });
      const fired = [starters!, { ...mains!, firedAt: at(40) }];
      expect(found({ courses: fired, doneLines: [1] }, 45)).toEqual({
        need: undefined,
        state: { kind: 'ordered', since: at(40) },
      });
      expect(found({ courses: fired, doneLines: [1] }, 50).need).toMatchObject({
        kind: 'waiting',
        since: at(40),
      });
    });
  });

  test('names an order once: as unseen, and not as waiting too', () => {
    expect(
      needs([{ ...PARTY, orders: [{ ...ORDER, seenAt: null }] }], 50).map(({ kind }) => kind),
    ).toEqual(['unseen']);
  });

  const minute = fc.integer({ min: 0, max: 59 }).map(at);
  const party = fc.record<Party>({
    tabId: fc.integer({ min: 1, max: 9 }),
    tableName: fc.constantFrom('1', '2', 'Terraza 1'),
    number: fc.integer({ min: 10, max: 99 }),
    opening: fc.constantFrom('scan', 'staff', 'apart', 'unverified'),
    openedAt: minute,
    isClosed: fc.constant(false),
    billAskedAt: fc.option(minute),
    members: fc.array(fc.record({ memberId: fc.nat(5), isIn: fc.boolean(), joinedAt: minute }), {
      maxLength: 3,
    }),
    paidCents: fc.nat(5_000),
    dueCents: fc.nat(5_000),
    orders: fc.array(
      fc.record({
        orderId: fc.nat(50),
        status: fc.constantFrom(...ORDER_STATUSES),
        payment: fc.constantFrom(...PAYMENT_STATUSES),
        lines: fc.constant([]),
        doneLines: fc.constant([]),
        courses: fc.constant([]),
        placedAt: minute,
        seenAt: fc.constant(at(0)),
        readyAt: fc.option(minute),
      }),
      { maxLength: 4 },
    ),
    payments: fc.array(
      fc.record({
        paymentNumber: fc.nat(50),
        state: fc.constantFrom(...TAB_PAYMENT_STATES),
        owedBackCents: fc.nat(5_000),
        startedAt: minute,
      }),
      { maxLength: 2 },
    ),
    calls: fc.array(
      fc.record({
        callId: fc.nat(50),
        kind: fc.constantFrom(...CALL_KINDS),
        askedAt: minute,
        takenBy: fc.constantFrom('', 'Marisa'),
      }),
      { maxLength: 3 },
    ),
  });

  test('leaves out no call, nobody who waits at the door, and no food at the pass', () => {
    fc.assert(
      fc.property(
        fc.array(party, { maxLength: 4 }),
        fc.integer({ min: 0, max: 59 }),
        (all, now) => {
          const found = roomNeeds(all, ms(now));
          const count = (kind: string) => found.filter((need) => need.kind === kind).length;
          const calls = all.flatMap((one) => one.calls);
          expect(count('call') + count('attended')).toBe(calls.length);
          expect(count('admission')).toBe(
            all.flatMap((one) => one.members).filter(({ isIn }) => !isIn).length,
          );
          const atPass = all.filter(({ orders }) =>
            orders.some(({ status, payment }) => status === 'ready' && payment !== 'pending'),
          );
          expect(count('pass')).toBe(atPass.length);
        },
      ),
    );
  });

  test('is what the table shows, wherever a table calls, waits or has food at the pass', () => {
    fc.assert(
      fc.property(party, fc.integer({ min: 0, max: 59 }), (one, now) => {
        const { kind } = tableState(one, ms(now));
        const named = {
          calling: 'call',
          bill: 'call',
          attended: 'attended',
          pass: 'pass',
          waiting: 'waiting',
        };
        const wanted = named[kind as keyof typeof named];
        if (wanted === undefined) return;
        expect(roomNeeds([one], ms(now)).map((need) => need.kind)).toContain(wanted);
      }),
    );
  });
});
