import type { Cents } from './money.ts';

/** What one order may hold. A party never meets these; a runaway script does. */
export const ORDER_LIMITS = {
  lines: 100,
  quantity: 99,
  lineNoteLength: 140,
  noteLength: 280,
  totalCents: 10_000_000,
} as const;

/** Nothing is ordered for nothing. A dish for 0,00 € goes only together with what costs something. */
export function isForNothing(totalCents: Cents): boolean {
  return totalCents === 0;
}

/**
 * How many orders may come within some minutes, counted back from each. A party orders a few times in an
 * evening; what meets these is a program, or a phone that somebody plays with. What a waiter enters is
 * neither held nor counted. Phones whose code was verified and those that may be anywhere are counted
 * apart, so that nobody from outside can use up the orders of who sits there.
 */
export const ORDER_PACE = {
  withinMinutes: 10,
  /** From one phone: all orders of its visit, at whatever table. */
  ofVisit: 20,
  /** From one table, verified or not: a wedding on four phones. */
  ofTable: 60,
  /** From all unverified phones of a house: names of tables are easily made up. */
  unverifiedOfHouse: 300,
} as const;

/** The longest name of a table: 'Terraza cubierta 12'. */
export const TABLE_NAME_LENGTH = 24;
