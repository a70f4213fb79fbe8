import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Order } from '../orders/order.ts';
import type { DisputeState } from '../payments/payment-provider.ts';
import {
  correctionsOf,
  entriesOf,
  grossOf,
  vatOfEntries,
  type OrderAccount,
  type ShareAccount,
} from './entries.ts';
import { lineGrossCents } from './pricing.ts';
import { vatBands } from './tax.ts';

const EVER = { from: new Date('2026-11-01'), until: new Date('2026-12-01') };
const MONDAY = '2026-11-16T20:00:00.000Z';
const WEDNESDAY = '2026-11-18T12:00:00.000Z';
const THURSDAY = '2026-11-19T12:00:00.000Z';

const line = (unitGrossCents: number, vatPercent: number, quantity = 1) => ({
  productId: 1,
  name: 'Sopa',
  quantity,
  note: '',
  vatPercent,
  unitGrossCents,
  netMicros: 0,
  formatId: null,
  options: [],
  course: 1,
  station: '',
  forName: '',
  removed: 0,
  removeReason: '',
});
/** 22,00 at 10 %, 12,10 at 21 %, and 3,00 of tip. */
const LINES = [line(1100, 10, 2), line(1210, 21)];
const order = (given: Partial<Order> = {}): Order => ({
  orderId: 7,
  restaurantId: 1001,
  tableName: '4',
  partyName: '',
  isTableVerified: true,
  note: '',
  lines: LINES,
  doneLines: [],
  courses: [],
  origin: 'diner',
  totalCents: 3410,
  status: 'closed',
  cancelReason: '',
  tipCents: 300,
  refundedCents: 0,
  stray: null,
  paidDespite: null,
  seenAt: null,
  avoidances: [],
  allergySeenAt: null,
  promise: null,
  leftCents: null,
  readyAt: null,
  payment: 'paid',
  placedAt: MONDAY,
  version: 1,
  ...given,
});
const paid = (given: Partial<OrderAccount> = {}): OrderAccount => ({
  order: order(),
  cancelledAt: null,
  removals: [],
  charges: [
    {
      at: MONDAY,
      isLate: false,
      amountCents: 3710,
      tipCents: 300,
      platformFeeCents: 68,
      providerFee: { at: WEDNESDAY, cents: 77 },
    },
  ],
  refunds: [],
  disputes: [],
  ...given,
});
const refund = (amountCents: number, given: Partial<OrderAccount['refunds'][number]> = {}) => ({
  at: WEDNESDAY,
  undoneAt: null,
  of: 'sold' as const,
  isByHand: false,
  amountCents,
  platformFeeCents: 0,
  lines: [],
  ...given,
});
const seen = (account: OrderAccount) =>
  entriesOf(account).map(({ at, kind, vat, moneyCents }) => [
    at,
    kind,
    moneyCents,
    vat.map(({ vatPercent, netCents, vatCents }) => [vatPercent, netCents, vatCents]),
  ]);
const SOLD = [
  MONDAY,
  'sold',
  0,
  [
    [10, 2000, 200],
    [21, 1000, 210],
  ],
];
const CHARGED = [MONDAY, 'charged', 3710, []];
const FEE = [WEDNESDAY, 'provider-fee', 77, []];

describe('what happens to an order is an entry of its own day', () => {
  test('its sale, its payment, and a fee that is reported later', () => {
    expect(seen(paid())).toEqual([SOLD, CHARGED, FEE]);
  });

  test('a refund of lines takes back their VAT', () => {
    const lines = [{ lineNumber: 1, quantity: 1 }];
    expect(seen(paid({ refunds: [refund(1100, { lines })] }))).toEqual([
      SOLD,
      CHARGED,
      FEE,
      [WEDNESDAY, 'refunded', 1100, [[10, -1000, -100]]],
    ]);
  });

  describe('what is taken off', () => {
    /** One of the two at 11,00 is. */
    const units = [{ lineNumber: 1, quantity: 1 }];
    const taken = (at: string, given: Partial<OrderAccount> = {}) => {
      const lines = [{ ...LINES[0]!, quantity: 1, removed: 1 }, LINES[1]!];
      const removals = [{ at, lines: units }];
      return paid({ order: order({ lines, totalCents: 2310 }), removals, ...given });
    };
    const REMOVED = [WEDNESDAY, 'removed', 0, [[10, -1000, -100]]];

    test('on its own day was never sold', () => {
      const [sold, ...others] = seen(taken(MONDAY));
      expect(sold).toEqual([
        MONDAY,
        'sold',
        0,
        [
          [10, 1000, 100],
          [21, 1000, 210],
        ],
      ]);
      expect(others).toEqual([CHARGED, FEE]);
    });

    test('later comes off the sales of that day, once, also when its money goes back', () => {
      expect(seen(taken(WEDNESDAY))).toEqual([SOLD, CHARGED, REMOVED, FEE]);
      const back = [refund(1100, { lines: units, at: THURSDAY })];
      const all = seen(taken(WEDNESDAY, { refunds: back }));
      expect(all).toEqual([SOLD, CHARGED, REMOVED, FEE, [THURSDAY, 'refunded', 1100, []]]);
      expect(correctionsOf([taken(WEDNESDAY, { refunds: back })], EVER)).toMatchObject([
        { kind: 'removed', removed: units },
      ]);
    });

    test('is told although all of it had been given back before: the file adds it to what was sold', () => {
      const back = [refund(1100, { lines: units, at: MONDAY })];
      const account = taken(WEDNESDAY, { refunds: back });
      expect(grossOf(vatOfEntries(entriesOf(account)))).toBe(2310);
      expect(correctionsOf([account], EVER).map(({ kind }) => kind)).toEqual([
        'refunded',
        'removed',
      ]);
    });

    test('comes before the order is cancelled, and nothing of it counts twice', () => {
      const cancelled = taken(WEDNESDAY);
      const account = {
        ...cancelled,
        order: { ...cancelled.order, status: 'cancelled' as const },
        cancelledAt: THURSDAY,
        removals: [...cancelled.removals, { at: THURSDAY, lines: [] }],
      };
      expect(correctionsOf([account], EVER).map(({ vat }) => grossOf(vat))).toEqual([-1100, -2310]);
    });
  });

  test('an amount is spread over the rates, and a whole refund takes back everything', () => {
    const all = entriesOf(paid({ refunds: [refund(1000), refund(2710, { at: THURSDAY })] }));
    const [first, second] = all.filter(({ kind }) => kind === 'refunded');
    expect(first?.vat.map(({ vatPercent, grossCents }) => [vatPercent, grossCents])).toEqual([
      [10, -646],
      [21, -354],
    ]);
    // 3,00 of it was the tip.
    expect(grossOf(second?.vat ?? [])).toBe(-2410);
    expect(vatOfEntries(all)).toEqual([]);
  });

  test('a refund that the bank sends back is undone on the day on which that happens', () => {
    expect(seen(paid({ refunds: [refund(3710, { undoneAt: THURSDAY })] })).slice(3)).toEqual([
      [
        WEDNESDAY,
        'refunded',
        3710,
        [
          [10, -2000, -200],
          [21, -1000, -210],
        ],
      ],
      [
        THURSDAY,
        'refund-undone',
        3710,
        [
          [10, 2000, 200],
          [21, 1000, 210],
        ],
      ],
    ]);
  });

  test('what is given back at the table takes the sale back, and no money that is online', () => {
    const byHand = { at: THURSDAY, isByHand: true };
    expect(seen(paid({ refunds: [refund(1210, byHand)] })).at(-1)).toEqual([
      THURSDAY,
      'returned-by-hand',
      0,
      [
        [10, -710, -71],
        [21, -355, -74],
      ],
    ]);
    const cancelled = paid({
      order: order({ status: 'cancelled' }),
      cancelledAt: WEDNESDAY,
      refunds: [refund(3710, byHand)],
    });
    expect(seen(cancelled).at(-1)).toEqual([THURSDAY, 'returned-by-hand', 0, []]);
  });

  test('an order cancelled on a later day takes back the rest, and its refund only returns money', () => {
    const lines = [{ lineNumber: 2, quantity: 1 }];
    const account = paid({
      order: order({ status: 'cancelled' }),
      cancelledAt: WEDNESDAY,
      refunds: [
        refund(1210, { at: '2026-11-17T12:00:00.000Z', lines }),
        refund(2500, { at: THURSDAY }),
      ],
    });
    expect(seen(account).filter(([, kind]) => kind !== 'provider-fee')).toEqual([
      SOLD,
      CHARGED,
      ['2026-11-17T12:00:00.000Z', 'refunded', 1210, [[21, -1000, -210]]],
      [WEDNESDAY, 'cancelled', 0, [[10, -2000, -200]]],
      [THURSDAY, 'refunded', 2500, []],
    ]);
  });

  test('an order that was cancelled on its own day, or never reached the kitchen, was never sold', () => {
    const gone = (given: Partial<Order>) =>
      paid({ order: order({ status: 'cancelled', ...given }), cancelledAt: MONDAY });
    for (const account of [gone({}), gone({ payment: 'pending' })]) {
      expect(entriesOf(account).map(({ kind, vat }) => [kind, vat])).toEqual([
        ['charged', []],
        ['provider-fee', []],
      ]);
    }
  });

  test('the refund of a payment that came too late takes nothing back from a sale', () => {
    const account = paid({
      order: order({ payment: 'unpaid' }),
      refunds: [refund(3410, { of: 'late' })],
    });
    expect(seen(account).at(-1)).toEqual([WEDNESDAY, 'refunded', 3410, []]);
  });

  const VAT = [
    [10, 2000, 200],
    [21, 1000, 210],
  ];
  const TAKEN = VAT.map(([rate, net, vat]) => [rate, -(net ?? 0), -(vat ?? 0)]);
  const FRIDAY = '2026-11-20T12:00:00.000Z';
  const SATURDAY = '2026-11-21T12:00:00.000Z';
  const DAYS = [WEDNESDAY, THURSDAY, FRIDAY, SATURDAY];
  const HELD = [
    [WEDNESDAY, 'disputed', 3710, []],
    [WEDNESDAY, 'provider-fee', 2000, []],
  ];
  test.each<[string, DisputeState[], unknown[]]>([
    ['that is asked about holds nothing', ['asked', 'won'], []],
    ['holds the money', ['open'], HELD],
    ['that is won gives it back', ['open', 'won'], [...HELD, [THURSDAY, 'dispute-won', 3710, []]]],
    [
      'that is lost takes the sale too',
      ['open', 'lost'],
      [...HELD, [THURSDAY, 'dispute-lost', 3710, TAKEN]],
    ],
    [
      'that is lost at once does both',
      ['lost'],
      [...HELD, [WEDNESDAY, 'dispute-lost', 3710, TAKEN]],
    ],
    [
      'that is won after it was lost gives both back',
      ['open', 'lost', 'won'],
      [...HELD, [THURSDAY, 'dispute-lost', 3710, TAKEN], [FRIDAY, 'dispute-won', 3710, VAT]],
    ],
    [
      'that is lost after it was won takes both',
      ['open', 'won', 'lost'],
      [
        ...HELD,
        [THURSDAY, 'dispute-won', 3710, []],
        [FRIDAY, 'disputed', 3710, []],
        [FRIDAY, 'dispute-lost', 3710, TAKEN],
      ],
    ],
    [
      'that is looked at again after it was lost changes nothing until it is decided',
      ['open', 'lost', 'open', 'won'],
      [...HELD, [THURSDAY, 'dispute-lost', 3710, TAKEN], [SATURDAY, 'dispute-won', 3710, VAT]],
    ],
  ])('a dispute %s', (_what, states, entries) => {
    const turns = states.map((state, index) => ({ at: DAYS[index] ?? '', state }));
    const dispute = { amountCents: 3710, feeCents: 2000, turns };
    expect(seen(paid({ disputes: [dispute] })).slice(3)).toEqual(entries);
  });
});

const WEEK = { from: new Date(MONDAY), until: new Date('2026-11-23T00:00:00Z') };
const anyLine = fc
  .record({
    cents: fc.nat(5000),
    vat: fc.constantFrom(0, 4, 10, 21),
    units: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ cents, vat, units }) => line(cents, vat, units));

test('whatever is refunded, a sale never falls below zero at any rate, and all of it leaves nothing', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 5 }),
      fc.array(fc.nat(9000), { maxLength: 4 }),
      fc.boolean(),
      (lines, amounts, isCancelled) => {
        const account = paid({
          order: order({
            lines,
            totalCents: lines.reduce((sum, one) => sum + lineGrossCents(one), 0),
          }),
          refunds: amounts.map((amount) => refund(amount)),
          cancelledAt: isCancelled ? THURSDAY : null,
        });
        const sold = vatBands(
          lines.map((one) => ({ grossCents: lineGrossCents(one), vatPercent: one.vatPercent })),
        );
        const takenBack = vatOfEntries(correctionsOf([account], WEEK));
        for (const band of takenBack) {
          const ofRate = sold.find(({ vatPercent }) => vatPercent === band.vatPercent);
          expect(-band.grossCents).toBeLessThanOrEqual(ofRate?.grossCents ?? 0);
          expect(-band.netCents).toBeLessThanOrEqual(ofRate?.netCents ?? 0);
          expect(band.netCents + band.vatCents).toBe(band.grossCents);
        }
        const refunded = amounts.reduce((sum, amount) => sum + amount, 0);
        const all = isCancelled ? grossOf(sold) : Math.min(refunded, grossOf(sold));
        expect(0 - grossOf(takenBack)).toBe(all);
      },
    ),
  );
});

test('whatever banks decide, and how often, no entry is changed, and the last word counts', () => {
  const states = fc.array(fc.constantFrom<DisputeState>('asked', 'open', 'won', 'lost'), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(states, (all) => {
      const entriesAfter = (count: number) => {
        const turns = all.slice(0, count).map((state, index) => ({
          at: new Date(Date.parse(THURSDAY) + index * 86_400_000).toISOString(),
          state,
        }));
        return entriesOf(paid({ disputes: [{ amountCents: 3410, feeCents: 2000, turns }] }));
      };
      for (let count = 0; count < all.length; count += 1) {
        const before = entriesAfter(count);
        expect(entriesAfter(count + 1).slice(0, before.length)).toEqual(before);
      }
      const money = (kind: string) =>
        entriesAfter(all.length)
          .filter((entry) => entry.kind === kind)
          .reduce((sum, { moneyCents }) => sum + moneyCents, 0);
      const isHeld = ['open', 'lost'].includes(all.at(-1) ?? '');
      expect(money('disputed') - money('dispute-won')).toBe(isHeld ? 3410 : 0);
      const isLost = all.findLast((one) => one !== 'open') === 'lost';
      expect(grossOf(vatOfEntries(entriesAfter(all.length)))).toBe(isLost ? 0 : 3410);
    }),
  );
});

describe('a share of a tab', () => {
  const share = (given: Partial<ShareAccount> = {}): ShareAccount => ({
    paymentNumber: 12,
    tableName: '4',
    paid: [
      { vatPercent: 10, grossCents: 2200 },
      { vatPercent: 21, grossCents: 1210 },
    ],
    charges: paid().charges,
    refunds: [],
    disputes: [],
    ...given,
  });
  const sold = (account: ShareAccount) =>
    correctionsOf([account], EVER).map(({ kind, paymentNumber, orderId, vat }) => [
      kind,
      paymentNumber,
      orderId,
      ...vat.map(({ grossCents }) => grossCents),
    ]);

  test('is money that came in online, and no sale of its own', () => {
    const [charged, fee] = entriesOf(share());
    expect(charged).toMatchObject({ kind: 'charged', moneyCents: 3710, tipCents: 300, vat: [] });
    expect(fee).toMatchObject({ kind: 'provider-fee', moneyCents: 77, vat: [] });
  });

  test('takes from the sales what is given back of it, but not what its tab no longer sells', () => {
    const takenOff = refund(600, { of: 'taken-off' });
    expect(sold(share({ refunds: [takenOff] }))).toEqual([]);
    expect(sold(share({ refunds: [takenOff, refund(341)] }))).toEqual([
      ['refunded', 12, null, -220, -121],
    ]);
    // Beyond what it pays, less what is sold no more, it was the tip.
    expect(sold(share({ refunds: [takenOff, refund(3110)] }))).toMatchObject([
      ['refunded', 12, null, -1813, -997],
    ]);
    expect(sold(share({ refunds: [refund(3710, { undoneAt: THURSDAY })] }))).toEqual([
      ['refunded', 12, null, -2200, -1210],
      ['refund-undone', 12, null, 2200, 1210],
    ]);
  });

  test('is taken from the sales once a bank has decided for whoever disputes it', () => {
    const turns = [
      { at: WEDNESDAY, state: 'open' as const },
      { at: THURSDAY, state: 'lost' as const },
    ];
    const disputes = [{ amountCents: 3710, feeCents: 2000, turns }];
    expect(sold(share({ disputes }))).toEqual([['dispute-lost', 12, null, -2200, -1210]]);
  });
});
