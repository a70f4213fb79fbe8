import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseAgain, roundNote, splitForRound, type Chosen } from './shared-basket.ts';

interface Line {
  productId: number;
  quantity: number;
}

const line = fc.record({ productId: fc.nat(3), quantity: fc.integer({ min: 1, max: 2 }) });
const lines = fc.array(line, { maxLength: 5 });
const plain = (basket: readonly Chosen<Line>[]) =>
  basket.map(({ productId, quantity }) => ({ productId, quantity }));
const sorted = (basket: readonly Line[]) =>
  basket.map((one) => JSON.stringify([one.productId, one.quantity])).toSorted();

describe('a basket that is sent again', () => {
  test('has exactly what was sent, whatever was there before', () => {
    fc.assert(
      fc.property(lines, lines, (before, sent) => {
        const basket = chooseAgain(chooseAgain([], before, 1), sent, 2);
        expect(plain(basket)).toEqual(sent);
      }),
    );
  });

  test('keeps the version of lines that are as they were, and of no more of them', () => {
    fc.assert(
      fc.property(lines, lines, (before, sent) => {
        const old = chooseAgain([], before, 1);
        const kept = chooseAgain(old, sent, 2).filter(({ since }) => since === 1);
        const left = [...sorted(before)];
        for (const one of sorted(plain(kept))) {
          const index = left.indexOf(one);
          expect(index).not.toBe(-1);
          left.splice(index, 1);
        }
        expect(chooseAgain(old, before, 2)).toEqual(old);
      }),
    );
  });

  test('does not care in which order a database keeps the keys of a line', () => {
    const stored = [{ since: 1, quantity: 2, productId: 7, note: '' }];
    expect(chooseAgain(stored, [{ productId: 7, note: '', quantity: 2 }], 2)).toEqual(stored);
    const [changed] = chooseAgain(stored, [{ productId: 7, note: 'sin sal', quantity: 2 }], 2);
    expect(changed?.since).toBe(2);
  });
});

test('a round takes what its sender has seen and leaves the rest: nothing is lost or doubled', () => {
  fc.assert(
    fc.property(lines, lines, fc.nat(3), (before, sent, seen) => {
      const basket = chooseAgain(chooseAgain([], before, 1), sent, 2);
      const { taken, left } = splitForRound(basket, seen);
      expect(sorted(plain([...taken, ...left]))).toEqual(sorted(sent));
      expect(taken.every(({ since }) => since <= seen)).toBe(true);
      expect(left.every(({ since }) => since > seen)).toBe(true);
    }),
  );
});

test('the note of a round says whose each part is, and is never cut', () => {
  const long = 'alergia a los frutos secos '.repeat(10);
  const parts = [
    { name: 'Lucía', note: long },
    { name: 'Comensal 2', note: '' },
    { name: 'Marco', note: 'sin prisa' },
  ];
  expect(roundNote(parts)).toBe(`Lucía: ${long}\nMarco: sin prisa`);
  expect(roundNote([])).toBe('');
});
