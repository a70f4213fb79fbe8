import { describe, expect, test } from 'vitest';
import { firingsOf, FORGOTTEN_AFTER_MINUTES, type FiredLine } from './firings.ts';

const MINUTE_MS = 60_000;
/** Eleven at night in Madrid. */
const AT = Date.parse('2026-11-20T22:00:00Z');

/** Fired and ticked so many minutes after ten. */
const line = (from: number, to: number | null, more: Partial<FiredLine> = {}): FiredLine => ({
  productId: 1,
  station: 'Plancha',
  quantity: 1,
  firedAtMs: AT + from * MINUTE_MS,
  endedAtMs: to === null ? null : AT + to * MINUTE_MS,
  isMade: to !== null,
  ...more,
});

const loadsOf = (orders: FiredLine[][]) =>
  firingsOf(orders).map(({ makings }) => makings.map(({ load }) => load));

describe('what was fired together', () => {
  test('was ready with its last line', () => {
    const [firing] = firingsOf([[line(0, 4), line(0, 9)]]);
    expect(firing?.minutes).toBe(9);
    expect(firing?.makings.map(({ minutes }) => minutes)).toEqual([4, 9]);
  });

  test('is told apart by course; the first one was promised', () => {
    const firings = firingsOf([[line(0, 4), line(20, 30)]]);
    expect(firings.map(({ isFirst, minutes }) => [isFirst, minutes])).toEqual([
      [true, 4],
      [false, 10],
    ]);
  });

  test('belongs to the evening on which the restaurant opened, and to its own hour', () => {
    const [firing] = firingsOf([[line(150, 155)]]);
    expect([firing?.day, firing?.hour]).toEqual(['2026-11-20', 1]);
  });

  test.each([
    ['is still being made', [line(0, 4), line(0, null)]],
    ['was cancelled', [line(0, 4, { isMade: false })]],
    ['was forgotten', [line(0, FORGOTTEN_AFTER_MINUTES + 1)]],
  ])('says nothing where it %s', (_why, lines) => {
    expect(firingsOf([lines])).toEqual([]);
  });

  test('says nothing of a line that was taken off, and all of the others', () => {
    const [firing] = firingsOf([[line(0, 4), line(0, 9, { isMade: false })]]);
    expect(firing?.minutes).toBe(4);
  });
});

describe('what a station had to make', () => {
  test('is all that was fired before and not ticked, and all that was fired with it', () => {
    const before = line(-5, 3, { quantity: 2 });
    const ticked = line(-9, -1);
    expect(loadsOf([[ticked], [before], [line(0, 4), line(0, 6, { quantity: 3 })]]).at(-1)).toEqual(
      [6, 6],
    );
  });

  test('is its own alone', () => {
    expect(loadsOf([[line(-5, 3, { station: 'Barra' })], [line(0, 4)]]).at(-1)).toEqual([1]);
  });

  test('includes what was cancelled until then', () => {
    expect(loadsOf([[line(-5, 3, { isMade: false })], [line(0, 4)]])).toEqual([[2]]);
  });

  test('does not include what was forgotten', () => {
    expect(loadsOf([[line(-1 - FORGOTTEN_AFTER_MINUTES, null)], [line(0, 4)]])).toEqual([[1]]);
  });
});
