import type { Cents } from '../money/money.ts';

/** Limits of one order. No party ever reaches them; a runaway script does. */
export const ORDER_LIMITS = {
  lines: 100,
  quantity: 99,
  lineNoteLength: 140,
  noteLength: 280,
  totalCents: 10_000_000,
} as const;

/** It can be ordered like any other; whoever writes the price is told, because it may be a slip. */
export function isForNothing(totalCents: Cents): boolean {
  return totalCents === 0;
}

/**
 * How many orders are accepted within a sliding window. A party orders a few times in an evening;
 * only a script, or a phone somebody plays with, reaches these limits. Orders entered by a waiter
 * are neither limited nor counted. Phones with a verified code and those that may be anywhere are
 * counted separately, so that nobody outside can use up the quota of the guests at a table.
 */
export const ORDER_PACE = {
  withinMinutes: 10,
  /** Per phone: all orders of its visit, at any table. */
  ofVisit: 20,
  /** Per table, verified or not: enough for a wedding ordering from four phones. */
  ofTable: 60,
  /** All unverified phones of a restaurant together, because table names are easily made up. */
  unverifiedOfRestaurant: 300,
} as const;

/** Maximum length of a table's name, such as 'Terraza cubierta 12'. */
export const TABLE_NAME_LENGTH = 24;
