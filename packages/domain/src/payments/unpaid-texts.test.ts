import { expect, test } from 'vitest';
import { reasonForRestaurant, UNPAID_TEXTS } from './unpaid-texts.ts';

test('the reason shown to the restaurant speaks about the diner, not to the diner', () => {
  for (const reason of Object.values(UNPAID_TEXTS)) {
    expect(reasonForRestaurant(reason)).not.toBe(reason);
    expect(reasonForRestaurant(reason)).not.toMatch(/\b(has|tu|te)\b/i);
  }
});

test('a reason written by the restaurant is not changed', () => {
  expect(reasonForRestaurant('Se han ido')).toBe('Se han ido');
  expect(reasonForRestaurant('')).toBe('');
});
