import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countSlips, slipsAllowed } from './typing-slips.ts';

const letter = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
const word = fc.string({ unit: letter, minLength: 1, maxLength: 12 });

test.each([
  [1, 0],
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
  [20, 2],
])('a word of %i letters may have %i typos', (letters, slips) => {
  expect(slipsAllowed(letters)).toBe(slips);
});

describe('typos', () => {
  test.each([
    ['croqueta', 'croqueta', 0, 0],
    ['corqueta', 'croqueta', 1, 1],
    ['croketa', 'croqueta', 2, 2],
    ['croqeta', 'croqueta', 1, 1],
    ['crocqueta', 'croqueta', 1, 1],
    ['croq', 'croqueta', Infinity, 0],
    ['salmrejo', 'salmorejo', 1, 1],
    ['salmr', 'salmorejo', Infinity, 1],
  ])(
    'in %s for %s: %f in the whole word, %i in its beginning',
    (typed, meant, whole, beginning) => {
      expect(countSlips(typed, meant, 2)).toEqual({ whole, beginning });
    },
  );

  test.each([
    ['gazpacho', 'croqueta'],
    ['vino', 'agua'],
  ])('do not turn %s into %s', (typed, other) => {
    expect(countSlips(typed, other, slipsAllowed(typed.length))).toBeNull();
  });
});

describe('for any input', () => {
  test('the beginning of a word counts as no typo', () => {
    fc.assert(
      fc.property(word, word, (start, rest) => {
        expect(countSlips(start, start + rest, 0)?.beginning).toBe(0);
      }),
    );
  });

  test('each typo counts as one at most', () => {
    const slip = fc.record({
      kind: fc.constantFrom('more', 'less', 'other', 'swap'),
      place: fc.nat(),
      letter,
    });
    // Kept apart: a letter inserted between two swapped ones would not count as two typos.
    fc.assert(
      fc.property(word, word, slip, slip, (start, end, one, other) => {
        const typed = slipped(start, one) + slipped(end, other);
        fc.pre(typed !== '');
        expect(countSlips(typed, start + end, 2)?.beginning).toBeLessThanOrEqual(2);
      }),
    );
  });

  test('the limit only stops the search early', () => {
    fc.assert(
      fc.property(word, word, fc.nat(3), (typed, other, most) => {
        const far = countSlips(typed, other, 99);
        const near = countSlips(typed, other, most);
        expect(near === null).toBe((far?.beginning ?? Infinity) > most);
        if (near) expect(near.beginning).toBe(far?.beginning);
      }),
    );
  });
});

interface Slip {
  kind: 'more' | 'less' | 'other' | 'swap';
  place: number;
  letter: string;
}

function slipped(text: string, { kind, place, letter: wrong }: Slip): string {
  const at = text === '' ? 0 : place % text.length;
  const [head, tail] = [text.slice(0, at), text.slice(at)];
  if (kind === 'more') return head + wrong + tail;
  if (kind === 'less') return head + tail.slice(1);
  if (kind === 'other') return head + wrong + tail.slice(1);
  return head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2);
}
