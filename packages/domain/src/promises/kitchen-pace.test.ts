import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firingsOf, type FiredLine } from './firings.ts';
import { measurePace, promisedTime, type KitchenPace } from './kitchen-pace.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Nine in the evening of a Sunday in winter. */
const OPENS_AT = Date.parse('2026-01-04T20:00:00Z');
const PER_EVENING = 40;

/** Repeatable, evenly spread from 0 to 1 (Park and Miller 1988). */
function chanceOf(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** The normal distribution by twelve draws. */
const bell = (chance: () => number) =>
  Array.from({ length: 12 }, chance).reduce((all, one) => all + one, -6);

/** What a kitchen takes for each of its products, and how much that varies. */
interface Truth {
  minutes: readonly number[];
  varies: number;
}
const TAVERN: Truth = { minutes: [4, 8, 15], varies: 0.25 };

/** Evenings of orders of one to three products, each made by itself, whatever else there is to do. */
function playEvenings(truth: Truth, evenings: number, seed = 1): FiredLine[][] {
  const chance = chanceOf(seed);
  return Array.from({ length: evenings * PER_EVENING }, (_none, nth) => {
    const evening = Math.floor(nth / PER_EVENING);
    const firedAtMs = OPENS_AT + evening * DAY_MS + Math.round(chance() * 180 * MINUTE_MS);
    const lines = 1 + Math.floor(chance() * 3);
    return Array.from({ length: lines }, () => {
      const index = Math.floor(chance() * truth.minutes.length);
      const minutes = (truth.minutes[index] ?? 0) * Math.exp(truth.varies * bell(chance));
      const endedAtMs = firedAtMs + minutes * MINUTE_MS;
      return { productId: index + 1, station: '', quantity: 1, firedAtMs, endedAtMs, isMade: true };
    });
  });
}

const measured = (truth: Truth, evenings: number) =>
  measurePace(firingsOf(playEvenings(truth, evenings))) as KitchenPace;

const IDLE = new Map<string, number>();
const one = (productId: number) => [{ productId, station: '', quantity: 1 }];
const minutesOf = (time: { fromMs: number; untilMs: number } | null, atMs: number) =>
  time && [(time.fromMs - atMs) / MINUTE_MS, (time.untilMs - atMs) / MINUTE_MS];

describe('a kitchen with a past', () => {
  const pace = measured(TAVERN, 14);

  test('promises each product in its own time, in whole minutes', () => {
    const [quick, slow] = [1, 3].map((productId) =>
      minutesOf(promisedTime(pace, one(productId), { load: IDLE, atMs: OPENS_AT }), OPENS_AT),
    );
    expect(quick?.[0]).toBeLessThan(4);
    expect(quick?.[1]).toBeGreaterThan(4);
    expect(slow?.[0]).toBeGreaterThan(quick?.[1] ?? Infinity);
    expect(slow?.every(Number.isInteger)).toBe(true);
  });

  test('promises an order not before its slowest product', () => {
    const slow = promisedTime(pace, one(3), { load: IDLE, atMs: OPENS_AT });
    const both = promisedTime(pace, [...one(1), ...one(3)], { load: IDLE, atMs: OPENS_AT });
    expect(both?.untilMs).toBeGreaterThanOrEqual(slow?.untilMs ?? Infinity);
  });

  test('promises nothing of a product that it has hardly made, alone or with others', () => {
    expect(promisedTime(pace, one(99), { load: IDLE, atMs: OPENS_AT })).toBeNull();
    expect(promisedTime(pace, [...one(1), ...one(99)], { load: IDLE, atMs: OPENS_AT })).toBeNull();
    expect(promisedTime(pace, [], { load: IDLE, atMs: OPENS_AT })).toBeNull();
  });

  test('promises nothing with far more to make than it ever had', () => {
    const load = new Map([['', 1000]]);
    expect(promisedTime(pace, one(1), { load, atMs: OPENS_AT })).toBeNull();
  });
});

test.each([0, 1, 5])('a kitchen with %i evenings behind it promises nothing', (evenings) => {
  expect(measured(TAVERN, evenings)).toBeNull();
});

test('what takes anything from at once to an hour is not promised', () => {
  const erratic: KitchenPace | null = measured({ minutes: [20], varies: 1.2 }, 14);
  expect(erratic && promisedTime(erratic, one(1), { load: IDLE, atMs: OPENS_AT })).toBeNull();
});

describe('whatever the kitchen is like', () => {
  const anyTruth = fc.record({
    minutes: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 5 }),
    varies: fc.double({ min: 0, max: 0.6, noNaN: true }),
  });
  const anyLoad = fc.integer({ min: 0, max: 30 });

  test('no promise ends before it begins, and none is sooner with more to make', () => {
    fc.assert(
      fc.property(anyTruth, anyLoad, anyLoad, fc.nat(10_000), (truth, load, more, seconds) => {
        const pace: KitchenPace | null = measured(truth, 8);
        if (!pace) return;
        const atMs = OPENS_AT + seconds * 1000;
        const [sooner, later] = [load, load + more].map((units) =>
          promisedTime(pace, one(1), { load: new Map([['', units]]), atMs }),
        );
        for (const time of [sooner, later]) {
          if (time) expect(time.fromMs).toBeLessThanOrEqual(time.untilMs);
        }
        if (!sooner || !later) return;
        expect(sooner.fromMs).toBeLessThanOrEqual(later.fromMs);
        expect(sooner.untilMs).toBeLessThanOrEqual(later.untilMs);
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    ['a tavern', TAVERN],
    ['a bar whose products are ready at once', { minutes: [1, 1, 2, 3], varies: 0.3 }],
    ['a kitchen that is never sure', { minutes: [6, 9, 12, 18], varies: 0.4 }],
  ])('of %s nine in ten promises hold on evenings that it has not seen', (_name, truth) => {
    const evenings = firingsOf(playEvenings(truth, 64, 7));
    const isKnown = (at: number) => at < OPENS_AT + 24 * DAY_MS;
    const pace = measurePace(evenings.filter(({ firedAtMs }) => isKnown(firedAtMs))) as KitchenPace;
    const held = evenings.flatMap(({ firedAtMs, makings, minutes }) => {
      const wanted = makings.map((making) => ({ ...making, quantity: 1 }));
      const load = new Map([['', (makings[0]?.load ?? 0) - makings.length]]);
      const time = promisedTime(pace, wanted, { load, atMs: firedAtMs });
      const readyAtMs = firedAtMs + minutes * MINUTE_MS;
      if (isKnown(firedAtMs) || !time) return [];
      return time.fromMs <= readyAtMs && readyAtMs <= time.untilMs;
    });
    const kept = held.filter(Boolean).length / held.length;
    expect(held.length).toBeGreaterThan(1000);
    expect(kept).toBeGreaterThan(0.88);
    expect(kept).toBeLessThan(0.95);
  });
});
