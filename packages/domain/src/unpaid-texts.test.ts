import { expect, test } from 'vitest';
import { reasonForHouse, UNPAID_TEXTS } from './unpaid-texts.ts';

test('the reason shown to the house speaks about the diner, not to the diner', () => {
  for (const reason of Object.values(UNPAID_TEXTS)) {
    expect(reasonForHouse(reason)).not.toBe(reason);
    expect(reasonForHouse(reason)).not.toMatch(/\b(has|tu|te)\b/i);
  }
});

test('a reason written by the house is not changed', () => {
  expect(reasonForHouse('Se han ido')).toBe('Se han ido');
  expect(reasonForHouse('')).toBe('');
});
