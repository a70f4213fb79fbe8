import { expect, test } from 'vitest';
import { isSeen, nameKey, seenName } from './plain-words.ts';

test.each([
  ['Pan\u200b', 'Pan'],
  ['P\u00ada\u2060n\u3164', 'Pan'],
  ['\ufeffPan\u00a0 con\n\ttomate ', 'Pan con tomate'],
  ['Cafe\u0301', 'Café'],
  ['Paella 🥘', 'Paella 🥘'],
  ['👩‍👩‍👧 👩🏽‍🍳 ❤️ 🇪🇸 1️⃣', '👩‍👩‍👧 👩🏽‍🍳 ❤️ 🇪🇸 1️⃣'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['مطعم', 'مطعم'],
])('the name %j is stored as %j', (name, stored) => {
  expect(seenName(name)).toBe(stored);
  expect(nameKey(name)).toBe(nameKey(stored));
});

test.each([
  ['１', '1'],
  ['𝟏', '1'],
  ['ＴＥＲＲＡＺＡ', 'terraza'],
  ['conﬁt', 'Confit'],
  ['Weißbier', 'WEISSBIER'],
  ['ΜΟΥΣΑΚΑΣ', 'μουσακας'],
  ['Pan\u3000con tomate', 'pan con tomate'],
  ['Mª José', 'MA JOSÉ'],
])('the names %j and %j are compared as one', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

test.each([
  ['papa', 'papá'],
  ['cana', 'caña'],
  ['1', '11'],
])('the names %j and %j are two', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});

test.each(['', ' \u00a0', '\u200b', '\u3164', '\u2800\u2800', '\u115f\u00ad', '\u0301', '\u200d'])(
  '%j is nothing to read',
  (text) => {
    expect(isSeen(text)).toBe(false);
  },
);

test.each(['a', '7', '?', '€', '🥘', '1️⃣'])('%j can be read', (text) => {
  expect(isSeen(text)).toBe(true);
});
