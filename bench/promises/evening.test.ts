import {
  firingsOf,
  isBeingMade,
  loadOf,
  measurePace,
  promisedTime,
  promiseOutcome,
  type FiredLine,
} from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import { Chance } from '../friday/chance.ts';
import { imagineEvening, type PlayedOrder } from './evening.ts';
import { ALL_AT_ONCE, KITCHENS, type TrueKitchen } from './kitchens.ts';

/*
 * The rules alone, without a server: many evenings in a second. `npm run bench promises` plays some of
 * them through a server.
 */
const DAY_MS = 24 * 3_600_000;
/** Eight in the evening of a Tuesday. */
const OPENS_AT = Date.parse('2026-09-01T18:00:00Z');
const PAST = 14;
const HELD_OUT = 28;

const linesOf = (kitchen: TrueKitchen, { plates }: PlayedOrder): FiredLine[] =>
  plates.map(({ product, quantity, firedAtMs, tickedAtMs }) => ({
    productId: kitchen.products.indexOf(product) + 1,
    station: product.station,
    quantity,
    firedAtMs,
    endedAtMs: tickedAtMs,
    isMade: true,
  }));

function imagineEvenings(kitchen: TrueKitchen, evenings: number): FiredLine[][] {
  const chance = new Chance(20_261_128);
  return Array.from({ length: evenings }, (_none, evening) =>
    imagineEvening(kitchen, OPENS_AT + evening * DAY_MS, chance.branch()).orders.map((order) =>
      linesOf(kitchen, order),
    ),
  ).flat();
}

/** What was promised of each order of the evenings kept back, by those before, and whether it held. */
function promiseHeldOut(kitchen: TrueKitchen) {
  const orders = imagineEvenings(kitchen, PAST + HELD_OUT);
  const placedAt = (lines: readonly FiredLine[]) =>
    Math.min(...lines.map(({ firedAtMs }) => firedAtMs));
  const endsAt = OPENS_AT + (PAST - 0.5) * DAY_MS;
  const pace = measurePace(firingsOf(orders.filter((lines) => placedAt(lines) < endsAt)));
  const heldOut = orders.filter((lines) => placedAt(lines) >= endsAt);
  const promised = heldOut.flatMap((lines) => {
    const atMs = placedAt(lines);
    const first = lines.filter(({ firedAtMs }) => firedAtMs === atMs);
    const load = loadOf(heldOut.flat().filter((line) => isBeingMade(line, atMs)));
    const time = pace && promisedTime(pace, first, { load, atMs });
    if (!time) return [];
    const readyAtMs = Math.max(...first.map(({ endedAtMs }) => endedAtMs ?? Infinity));
    const outcome = promiseOutcome(time, { readyAtMs, isCancelled: false, nowMs: Infinity });
    return { isHeld: outcome === 'held', minutes: (time.untilMs - time.fromMs) / 60_000 };
  });
  const held = promised.filter(({ isHeld }) => isHeld).length;
  return {
    coverage: held / promised.length,
    share: promised.length / heldOut.length,
    minutes: promised.reduce((sum, { minutes }) => sum + minutes, 0) / promised.length,
  };
}

describe.each([...KITCHENS, ALL_AT_ONCE])('$name', (kitchen) => {
  test('keeps nine in ten of its promises on evenings that it has not seen', () => {
    const { coverage, share, minutes } = promiseHeldOut(kitchen);
    expect(coverage).toBeGreaterThan(0.85);
    expect(coverage).toBeLessThan(0.95);
    // It promises mostly, and not whatever may happen.
    expect(share).toBeGreaterThan(0.7);
    expect(minutes).toBeLessThan(24);
  });

  test('promises nothing on its first evenings', () => {
    expect(measurePace(firingsOf(imagineEvenings(kitchen, 2)))).toBeNull();
  });
});
