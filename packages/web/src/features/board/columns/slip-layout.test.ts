import { orderExample, orderFromWire } from '@simplato/contract';
import type { Order } from '@simplato/domain';
import { describe, expect, it, test } from 'vitest';
import { lanesInSight, outOfSight, packSlips, placesNear, shiftOf } from './slip-layout.ts';

const example = orderFromWire(orderExample);
const [line] = example.lines;

/** With so many lines, and nothing below them. */
const order = (orderId: number, lines = 3): Order => ({
  ...example,
  orderId,
  note: '',
  lines: Array.from({ length: lines }, () => ({ ...line!, note: '', options: [] })),
});
const orders = (count: number, lines = 3) =>
  Array.from({ length: count }, (_, index) => order(index + 1, lines));
const heights = (...px: number[]) => new Map(px.map((height, index) => [index + 1, height]));
const ids = (some: readonly Order[]) => some.map(({ orderId }) => orderId);
const placesOf = (...given: Parameters<typeof packSlips>) =>
  packSlips(...given).places.map(({ lane, top }) => [lane, top]);

describe('packing slips', () => {
  it('puts each below what ends highest, and none higher than one before it', () => {
    const high = heights(300, 100, 150, 100, 100);
    expect(placesOf(orders(5), 2, high)).toEqual([
      [0, 0],
      [1, 0],
      [1, 100],
      [1, 250],
      [0, 300],
    ]);
    expect(packSlips(orders(5), 2, high).height).toBe(400);
    expect(packSlips([], 2, high)).toEqual({ places: [], lanes: 2, height: 0 });
  });

  it('gives a slip that was not drawn the height of its lines, by those that were', () => {
    const [, few, many] = packSlips(
      [order(1, 3), order(2, 3), order(3, 10)],
      1,
      heights(400),
    ).places;
    expect(few?.height).toBe(400);
    expect(many?.height).toBeGreaterThan(700);
  });

  it('gives one with an allergy the room of its band, however long what it says is', () => {
    const [plain, allergic, longer] = packSlips(
      [
        order(1),
        { ...order(2), avoidances: [{ forName: '', allergens: ['huevos'] }] },
        { ...order(3), note: 'Alergia grave a los frutos secos y al sésamo: nada de aceites' },
      ],
      1,
      heights(),
    ).places.map(({ height }) => height);
    expect(allergic! - plain!).toBeGreaterThan(80);
    expect(longer! - allergic!).toBeGreaterThan(80);
  });

  it('keeps what is seen in its sub-column when a slip is higher than it was thought to be', () => {
    const list = orders(6);
    const before = packSlips(list, 2, heights(200, 200, 200, 200));
    const kept = lanesInSight(before, { top: 200, height: 300 }, heights(200, 200, 200, 200));
    expect([...kept]).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
      [4, 1],
    ]);
    expect(placesOf(list, 2, heights(500, 200, 200, 200), kept).slice(0, 4)).toEqual([
      [0, 0],
      [1, 0],
      [0, 500],
      [1, 200],
    ]);
  });
});

describe('what is out of sight', () => {
  const list = packSlips(orders(10), 1, heights(...Array.from({ length: 10 }, () => 100)));

  test.each([
    { top: 0, height: 350, above: [], below: [4, 5, 6, 7, 8, 9, 10] },
    { top: 250, height: 350, above: [1, 2, 3], below: [7, 8, 9, 10] },
    { top: 650, height: 350, above: [1, 2, 3, 4, 5, 6, 7], below: [] },
    // But for its torn edge, the fourth is seen.
    { top: 0, height: 395, above: [], below: [5, 6, 7, 8, 9, 10] },
  ])('at $top px, of $height', ({ above, below, ...view }) => {
    const out = outOfSight(list, view);
    expect(ids(out.above)).toEqual(above);
    expect(ids(out.below)).toEqual(below);
  });

  it('counts a slip as seen that is longer than the screen', () => {
    const long = packSlips(orders(3), 1, heights(100, 900, 100));
    expect(ids(outOfSight(long, { top: 300, height: 400 }).below)).toEqual([3]);
  });

  it('draws what is within a margin', () => {
    const near = placesNear(list, { top: 400, height: 200 }, 150).map((place) => place.order);
    expect(ids(near)).toEqual([3, 4, 5, 6, 7, 8]);
  });
});

describe('keeping in place what is read', () => {
  const high = heights(100, 100, 100, 100, 100);
  const before = packSlips(orders(5), 1, high);
  const without = (gone: number) =>
    packSlips(
      orders(5).filter(({ orderId }) => orderId !== gone),
      1,
      high,
    );

  test.each([
    ['one above leaves', 1, -100],
    ['the one on top leaves: the next takes its place', 3, 0],
    ['one below leaves', 5, 0],
  ])('%s', (_, gone, shift) => {
    expect(shiftOf(before, without(gone), 220)).toBe(shift);
  });

  it('one above turns out higher', () => {
    expect(shiftOf(before, packSlips(orders(5), 1, heights(130, 100, 100, 100, 100)), 220)).toBe(
      30,
    );
  });
});
