import { expect, test } from 'vitest';
import { grossCentsOf } from './priced-choice.ts';

test.each([
  ['6.363636', 10, 700],
  ['1.818182', 10, 200],
  ['0.00', 21, 0],
  // Half a cent is rounded up.
  ['0.05', 10, 6],
  ['0.049999', 10, 5],
  ['99999.999999', 21, 12_100_000],
])('a net price of %s with %i%% VAT is %i cents gross', (net, vat, cents) => {
  expect(grossCentsOf(net, vat)).toBe(cents);
});
