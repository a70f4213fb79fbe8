import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vatByOrder, vatOfShares } from '../money/share-vat.ts';
import { subtractVatBands } from '../money/tax.ts';
import {
  partCents,
  quoteShare,
  runningDivision,
  sharesBeyond,
  sumOfShares,
  wishesFor,
  type ClaimableLine,
  type ClaimableTab,
  type ProductShare,
  type Quote,
  type QuoteRefusal,
  type ShareWish,
} from './share.ts';

const CROQUETAS: ClaimableLine = {
  orderId: 7,
  lineNumber: 1,
  memberId: 1,
  units: 2,
  unitGrossCents: 1_000,
};
const WINE: ClaimableLine = { ...CROQUETAS, lineNumber: 2, memberId: 2, units: 1 };

function tab(changes: Partial<ClaimableTab> = {}): ClaimableTab {
  const { lines = [CROQUETAS, WINE], taken = [] } = changes;
  const total = lines.reduce((sum, { units, unitGrossCents }) => sum + units * unitGrossCents, 0);
  const { openCents = total - sumOfShares(taken) } = changes;
  return { lines, taken, division: null, dueCents: openCents, openCents, ...changes };
}

function quoted(of: ClaimableTab, wish: ShareWish): Quote {
  const quote = quoteShare(of, wish);
  if (!('cents' in quote)) throw new Error(`Refused: ${quote.kind}`);
  return quote;
}

/** Of the lines of a tab at random. */
const orderOf = (lineNumber: number) => 7 + (lineNumber % 3);
const vatOf = (lineNumber: number) => (lineNumber % 2 === 0 ? 21 : 10);

const third = (take = 1, lineNumber = 1, units = 1): ShareWish => {
  const product = { orderId: 7, lineNumber, units, share: { parts: 3, take } };
  return { mode: 'products', products: [product] };
};

describe('a product in parts', () => {
  test('gives its odd cents to the first ones', () => {
    expect([1, 2, 3].map((part) => partCents(1_000, 3, part))).toEqual([334, 333, 333]);
    expect([1, 2, 3].map((part) => partCents(1_280, 3, part))).toEqual([427, 427, 426]);
  });

  test('always adds up', () => {
    const anyProduct = [fc.nat(100_000), fc.integer({ min: 1, max: 50 })] as const;
    fc.assert(
      fc.property(...anyProduct, (cents, parts) => {
        const all = Array.from({ length: parts }, (_, index) => partCents(cents, parts, index + 1));
        expect(all.reduce((sum, one) => sum + one, 0)).toBe(cents);
        expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('is divided as its first claim says, and its parts are taken before another unit', () => {
    const first = quoted(tab(), third());
    expect(first).toMatchObject({ cents: 334, products: [{ unit: 1, parts: 3, part: 1 }] });
    const second = quoted(tab({ taken: first.products }), third(2));
    expect(second.products).toMatchObject([
      { unit: 1, part: 2, cents: 333 },
      { unit: 1, part: 3, cents: 333 },
    ]);
    const half: ShareWish = {
      mode: 'products',
      products: [{ orderId: 7, lineNumber: 1, units: 1, share: { parts: 2, take: 1 } }],
    };
    // The other unit is free to be divided otherwise.
    expect(quoted(tab({ taken: first.products }), half).products).toMatchObject([
      { unit: 2, parts: 2 },
    ]);
    const both = [...first.products, ...quoted(tab({ taken: first.products }), half).products];
    const fourth = quoteShare(tab({ taken: both }), {
      mode: 'products',
      products: [{ orderId: 7, lineNumber: 1, units: 1, share: { parts: 4, take: 1 } }],
    });
    expect(fourth).toEqual({ kind: 'taken' });
  });

  test('leaves no whole unit once a part of it is claimed', () => {
    const { products: taken } = quoted(tab(), third());
    const units = (count: number): ShareWish => ({
      mode: 'products',
      products: [{ orderId: 7, lineNumber: 1, units: count, share: null }],
    });
    expect(quoted(tab({ taken }), units(1)).products).toMatchObject([{ unit: 2, cents: 1_000 }]);
    expect(quoteShare(tab({ taken }), units(2))).toEqual({ kind: 'taken' });
  });

  test('may be wished for in several units at once', () => {
    expect(quoted(tab(), third(1, 1, 2))).toMatchObject({
      cents: 668,
      products: [{ unit: 1 }, { unit: 2 }],
    });
  });

  test('of a line that is not there is refused', () => {
    expect(quoteShare(tab(), third(1, 9))).toEqual({ kind: 'missing' });
  });

  test('of more units than there are, at once or in two wishes, is refused', () => {
    const units = (...counts: number[]): ShareWish => ({
      mode: 'products',
      products: counts.map((count) => ({ orderId: 7, lineNumber: 1, units: count, share: null })),
    });
    expect(quoteShare(tab(), units(3))).toEqual({ kind: 'missing' });
    expect(quoteShare(tab(), units(2, 1))).toEqual({ kind: 'missing' });
    expect(quoted(tab(), units(1, 1)).cents).toBe(2_000);
  });
});

describe('what somebody pays', () => {
  test('is refused as taken while others hold all that is due, and then because nothing is', () => {
    const wishes: ShareWish[] = [
      { mode: 'all' },
      { mode: 'mine', memberId: 1 },
      { mode: 'products', products: [{ orderId: 7, lineNumber: 1, units: 1, share: null }] },
      { mode: 'parts', parts: 2, take: 1 },
      { mode: 'amount', cents: 100 },
    ];
    for (const wish of wishes) {
      const held = tab({ dueCents: 3_000, openCents: 0 });
      expect(quoteShare(held, wish), wish.mode).toEqual({ kind: 'taken' });
      const paid = tab({ dueCents: 0, openCents: 0 });
      expect(quoteShare(paid, wish), wish.mode).toEqual({ kind: 'nothing-due' });
    }
    // Of somebody who has nothing left, others hold nothing.
    const nobody = quoteShare(tab(), { mode: 'mine', memberId: 9 });
    expect(nobody).toEqual({ kind: 'nothing-due' });
  });

  test('is their own products, with what is left of those that others share', () => {
    const taken: ProductShare[] = [
      { orderId: 7, lineNumber: 1, unit: 1, parts: 3, part: 2, cents: 333 },
    ];
    expect(quoted(tab({ taken }), { mode: 'mine', memberId: 1 }).cents).toBe(1_667);
  });

  test('can be named product by product, for whoever charges it', () => {
    const lines = [{ ...CROQUETAS, units: 4 }, WINE];
    const taken: ProductShare[] = [
      { orderId: 7, lineNumber: 1, unit: 1, parts: 3, part: 1, cents: 334 },
      { orderId: 7, lineNumber: 1, unit: 1, parts: 3, part: 2, cents: 333 },
      { orderId: 7, lineNumber: 1, unit: 2, parts: 3, part: 3, cents: 333 },
    ];
    const mine = quoted(tab({ lines, taken }), { mode: 'mine', memberId: 1 });
    const products = wishesFor(mine.products);
    expect(products).toEqual([
      { orderId: 7, lineNumber: 1, units: 1, share: { parts: 3, take: 2 } },
      { orderId: 7, lineNumber: 1, units: 2, share: null },
      { orderId: 7, lineNumber: 1, units: 1, share: { parts: 3, take: 1 } },
    ]);
    const named = quoted(tab({ lines, taken }), { mode: 'products', products });
    expect(named.cents).toBe(mine.cents);
    expect(new Set(named.products)).toEqual(new Set(mine.products));
  });

  test('is everything that nobody pays', () => {
    const taken: ProductShare[] = [
      { orderId: 7, lineNumber: 1, unit: 1, parts: 1, part: 1, cents: 1_000 },
    ];
    expect(quoted(tab({ taken }), { mode: 'all' })).toMatchObject({ cents: 2_000 });
  });

  test('is what is open, and no product, once others have paid on account', () => {
    const openCents = 1_500;
    expect(quoted(tab({ openCents }), { mode: 'mine', memberId: 1 })).toEqual({
      cents: 1_500,
      products: [],
      division: null,
    });
  });

  test('is an amount, and never more than what is open', () => {
    expect(quoted(tab(), { mode: 'amount', cents: 1_234 }).cents).toBe(1_234);
    expect(quoted(tab(), { mode: 'amount', cents: 99_999 }).cents).toBe(3_000);
  });

  test('of a product that is being paid names it as taken, also where it is the last', () => {
    const [lines, wish] = [[CROQUETAS], third(3, 1, 2)];
    const { products: taken } = quoted(tab({ lines }), wish);
    expect(quoteShare(tab({ lines, taken }), wish)).toMatchObject({ kind: 'taken' });
    expect(quoteShare(tab({ lines, openCents: 0 }), wish)).toEqual({ kind: 'nothing-due' });
  });
});

describe('equal parts', () => {
  const HUNDRED = tab({ lines: [{ ...WINE, unitGrossCents: 10_000 }] });
  const quarter = (take = 1): ShareWish => ({ mode: 'parts', parts: 4, take });

  test('are fixed by their first claim: a hundred in four is four times 25,00', () => {
    expect(quoted(HUNDRED, quarter())).toMatchObject({
      cents: 2_500,
      division: { divisionNumber: null, dueCents: 10_000, taken: [{ part: 1 }] },
    });
    const division = { divisionNumber: 5, parts: 4, dueCents: 10_000, takenParts: [1, 3] };
    expect(quoted({ ...HUNDRED, openCents: 5_000, division }, quarter(2))).toMatchObject({
      cents: 5_000,
      division: { divisionNumber: 5, taken: [{ part: 2 }, { part: 4 }] },
    });
  });

  test('are as many as the first claim says, until none or all are claimed', () => {
    const division = { divisionNumber: 5, parts: 4, dueCents: 10_000, takenParts: [2] };
    const half: ShareWish = { mode: 'parts', parts: 2, take: 1 };
    const begun = { ...HUNDRED, openCents: 7_500, division };
    expect(quoteShare(begun, half)).toEqual({ kind: 'divided', parts: 4 });
    const free = { ...HUNDRED, division: { ...division, takenParts: [] } };
    expect(quoted(free, half).cents).toBe(5_000);
    const done = { ...HUNDRED, division: { ...division, takenParts: [1, 2, 3, 4] } };
    expect(quoted({ ...done, openCents: 600 }, half).cents).toBe(300);
  });

  test('end with what is left when others have paid in another way', () => {
    const division = { divisionNumber: 5, parts: 4, dueCents: 10_000, takenParts: [1, 2, 3] };
    expect(quoted({ ...HUNDRED, openCents: 800, division }, quarter()).cents).toBe(800);
  });

  test('that came with another tab wait for those of the tab itself', () => {
    const own = { divisionNumber: 5, parts: 3, dueCents: 6_000, takenParts: [1], hasCome: false };
    const came = { divisionNumber: 6, parts: 4, dueCents: 10_000, takenParts: [1], hasCome: true };
    const done = { ...own, takenParts: [1, 2, 3] };
    expect(runningDivision([came, own])).toBe(own);
    expect(runningDivision([came, done])).toBe(came);
    expect(runningDivision([{ ...came, takenParts: [] }, done])).toBeNull();
    const newer = { ...own, divisionNumber: 7 };
    expect(runningDivision([newer, came, own])).toBe(newer);
  });

  test('that are claimed cannot be claimed again', () => {
    const division = { divisionNumber: 5, parts: 4, dueCents: 10_000, takenParts: [1, 2, 3] };
    expect(quoteShare({ ...HUNDRED, openCents: 2_500, division }, quarter(2))).toEqual({
      kind: 'taken',
    });
  });
});

describe('when units are taken off', () => {
  const shares = [
    { orderId: 7, lineNumber: 1, unit: 1, parts: 1, part: 1, cents: 1_000, isPaid: false },
    { orderId: 7, lineNumber: 1, unit: 2, parts: 2, part: 1, cents: 500, isPaid: true },
    { orderId: 7, lineNumber: 1, unit: 2, parts: 2, part: 2, cents: 500, isPaid: false },
  ];
  const beyond = (units: number) =>
    sharesBeyond({ ...CROQUETAS, units }, shares, ({ isPaid }) => isPaid);

  test('nobody loses a share while free units are left', () => {
    expect(beyond(2)).toEqual([]);
  });

  test('those that nobody has paid go first', () => {
    expect(beyond(1)).toEqual([shares[0]]);
    expect(beyond(0)).toEqual([shares[1], shares[2], shares[0]]);
  });
});

/** People who order, claim, pay and give up in any order, of several orders with two rates. */
describe('whatever people claim', () => {
  const anyLine = fc.record({
    memberId: fc.option(fc.integer({ min: 1, max: 3 })),
    units: fc.integer({ min: 1, max: 4 }),
    unitGrossCents: fc.integer({ min: 1, max: 5_000 }),
  });
  const anyWish: fc.Arbitrary<ShareWish> = fc.oneof(
    fc.constant({ mode: 'all' as const }),
    fc.record({ mode: fc.constant('mine' as const), memberId: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ mode: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 9_000 }) }),
    fc
      .record({ parts: fc.integer({ min: 2, max: 5 }), take: fc.integer({ min: 1, max: 3 }) })
      .map((one): ShareWish => ({ mode: 'parts', ...one })),
    fc
      .record({
        lineNumber: fc.integer({ min: 1, max: 4 }),
        units: fc.integer({ min: 1, max: 2 }),
        share: fc.option(
          fc.record({
            parts: fc.integer({ min: 2, max: 4 }),
            take: fc.integer({ min: 1, max: 2 }),
          }),
        ),
      })
      .map((one): ShareWish => {
        const orderId = orderOf(one.lineNumber);
        return { mode: 'products', products: [{ orderId, ...one }] };
      }),
  );
  const anyStep = fc.record({
    wish: anyWish,
    givesUp: fc.option(fc.nat(9), { freq: 3 }),
    pays: fc.option(fc.nat(9)),
    /** Of another line, which is ordered first. */
    orders: fc.option(anyLine, { freq: 4 }),
  });
  type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;
  interface Claim extends Quote {
    isPaid: boolean;
  }

  function play(first: ClaimableLine[], steps: Step[]) {
    let lines = first;
    let claims: Claim[] = [];
    const paid: Claim[] = [];
    let division: ClaimableTab['division'] = null;
    let made = 0;
    const state = (): ClaimableTab => {
      const claimed = claims.reduce((sum, { cents }) => sum + cents, 0);
      const running = division && {
        ...division,
        takenParts: claims.flatMap((one) =>
          one.division?.divisionNumber === division?.divisionNumber
            ? (one.division?.taken.map(({ part }) => part) ?? [])
            : [],
        ),
      };
      return {
        lines,
        taken: claims.flatMap(({ products }) => [...products]),
        division: running,
        dueCents: sumOf(lines) - paid.reduce((sum, { cents }) => sum + cents, 0),
        openCents: sumOf(lines) - claimed,
      };
    };
    const claim = (wish: ShareWish): Quote | QuoteRefusal => {
      const quote = quoteShare(state(), wish);
      if (!('cents' in quote)) return quote;
      let kept: Claim = { ...quote, isPaid: false };
      if (quote.division && quote.division.divisionNumber === null) {
        made += 1;
        const { parts, dueCents } = quote.division;
        division = { divisionNumber: made, parts, dueCents, takenParts: [] };
        kept = { ...kept, division: { ...quote.division, divisionNumber: made } };
      }
      claims = [...claims, kept];
      return kept;
    };
    const pay = (one: Claim | undefined) => {
      if (!one || one.isPaid) return;
      one.isPaid = true;
      paid.push(one);
    };
    for (const { wish, givesUp, pays, orders } of steps) {
      if (orders !== null) lines = numbered([...lines, orders]);
      claim(wish);
      if (pays !== null) pay(claims[pays]);
      if (givesUp !== null) {
        claims = claims.filter(({ isPaid }, index) => isPaid || index !== givesUp);
      }
      check(lines, state(), claims);
    }
    const payAll = () => {
      for (const one of claims) pay(one);
      return { lines, paid };
    };
    return { state, claim, payAll };
  }

  /** Of what receipts say of products and what was paid on account, the tab is made to the cent. */
  function checkVat({ lines, paid }: { lines: ClaimableLine[]; paid: Claim[] }) {
    const ofTab = vatByOrder(
      lines.map(({ orderId, lineNumber, units, unitGrossCents }) => {
        return { orderId, vatPercent: vatOf(lineNumber), grossCents: units * unitGrossCents };
      }),
    );
    const receipts = vatOfShares(
      paid.flatMap(({ products }, paymentNumber) =>
        products.map(({ orderId, lineNumber, cents: grossCents }) => {
          return { paymentNumber, orderId, vatPercent: vatOf(lineNumber), grossCents };
        }),
      ),
    );
    const rest = subtractVatBands(ofTab, [...receipts.values()].flat());
    const onAccount = paid.filter(({ products }) => products.length === 0);
    expect(rest.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(sumOfShares(onAccount));
    for (const { grossCents, netCents, vatCents } of rest) {
      expect(netCents + vatCents).toBe(grossCents);
      expect(grossCents).toBeGreaterThan(0);
    }
  }

  function sumOf(lines: ClaimableLine[]) {
    return lines.reduce((sum, { units, unitGrossCents }) => sum + units * unitGrossCents, 0);
  }

  function check(lines: ClaimableLine[], { taken, openCents }: ClaimableTab, claims: Quote[]) {
    expect(openCents).toBeGreaterThanOrEqual(0);
    for (const { cents, products } of claims) {
      expect(cents).toBeGreaterThan(0);
      if (products.length > 0) expect(sumOfShares(products)).toBe(cents);
    }
    const keys = taken.map(({ lineNumber, unit, part }) => [lineNumber, unit, part].join());
    expect(new Set(keys).size).toBe(keys.length);
    for (const line of lines) {
      const ofLine = taken.filter(({ lineNumber }) => lineNumber === line.lineNumber);
      const units = new Set(ofLine.map(({ unit }) => unit));
      expect(units.size).toBeLessThanOrEqual(line.units);
      for (const unit of units) {
        const parts = ofLine.filter((one) => one.unit === unit);
        expect(new Set(parts.map((one) => one.parts)).size).toBe(1);
        const isWhole = parts.length === parts[0]?.parts;
        if (isWhole) expect(sumOfShares(parts)).toBe(line.unitGrossCents);
      }
    }
  }

  const numbered = (lines: Omit<ClaimableLine, 'orderId' | 'lineNumber'>[]) =>
    lines.map((line, index) => {
      return { ...line, orderId: orderOf(index + 1), lineNumber: index + 1 };
    });

  test('no share is claimed twice, no cent too much, and all can be paid to exactly nothing', () => {
    const lines = fc.array(anyLine, { minLength: 1, maxLength: 4 }).map(numbered);
    fc.assert(
      fc.property(lines, fc.array(anyStep, { maxLength: 12 }), (all, steps) => {
        const { state, claim, payAll } = play(all, steps);
        if (state().openCents > 0) expect(claim({ mode: 'all' })).toHaveProperty('cents');
        expect(state().openCents).toBe(0);
        checkVat(payAll());
      }),
    );
  });
});
