import { expect, test } from 'vitest';
import { reasonForHouse, UNPAID_TEXTS } from './unpaid-texts.ts';

test('the house is told of its diner, and not spoken to as one', () => {
  for (const reason of Object.values(UNPAID_TEXTS)) {
    expect(reasonForHouse(reason)).not.toBe(reason);
    expect(reasonForHouse(reason)).not.toMatch(/\b(has|tu|te)\b/i);
  }
});

test('what the house wrote itself stays as it is', () => {
  expect(reasonForHouse('Se han ido')).toBe('Se han ido');
  expect(reasonForHouse('')).toBe('');
});
