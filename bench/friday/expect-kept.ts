import { expect } from 'vitest';
import type { Ledger } from './ledger.ts';

/** That an evening kept every promise, and that there was something of each kind to promise. */
export function expectKept({ breaches, entries, money }: Ledger): void {
  expect(breaches.join('\n')).toBe('');
  const orders = [...entries];
  // Of two who order for all at the same moment, one finds nothing left.
  const isTaken = orders.map(({ word, refusal }) => word === 'yes' || refusal === 'round_empty');
  expect(isTaken).not.toContain(false);
  expect(orders.some(({ sent }) => sent.kitchenNote !== undefined)).toBe(true);
  expect(orders.some(({ isPaidOnline }) => isPaidOnline)).toBe(true);
  const shares = money.payments.filter(({ tab }) => tab !== null);
  expect(shares.some(({ url }) => url !== null)).toBe(true);
  expect(shares.some(({ form }) => form === 'efectivo')).toBe(true);
}
