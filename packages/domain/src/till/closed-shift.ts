import type { Cents } from '../money/money.ts';
import type { CashMovement, Drawer, ShiftReport } from './shift-report.ts';

/** A shift with its Z. Nothing of it ever changes. */
export interface ClosedShift {
  shiftNumber: number;
  /** ISO 8601, like `closedAt`. */
  openedAt: string;
  openedBy: string;
  closedAt: string;
  closedBy: string;
  movements: readonly CashMovement[];
  countedCents: Cents;
  /** What stays in the drawer for the next shift. */
  leftCents: Cents;
  differenceReason: string;
  report: ShiftReport & { drawer: Drawer };
}

/** Below zero when money is missing. */
export function differenceCents(countedCents: Cents, { expectedCents }: Drawer): Cents {
  return countedCents - expectedCents;
}

/** What is in the drawer when its shift is closed: what was counted, and what has moved since. */
export function heldCents(countedCents: Cents, { sinceCents }: Drawer): Cents {
  return countedCents + sinceCents;
}

/** What is taken out of the drawer and put away. */
export function safeCents({
  countedCents,
  leftCents,
  report,
}: Pick<ClosedShift, 'countedCents' | 'leftCents' | 'report'>): Cents {
  return heldCents(countedCents, report.drawer) - leftCents;
}

/** Why no more may be left for the next shift. */
export const LEFT_TOO_MUCH = 'No puede quedar más de lo que hay en el cajón';

export function isLeftTooMuch(leftCents: Cents, inDrawerCents: Cents): boolean {
  return leftCents > Math.max(0, inDrawerCents);
}

/** No amount of cash that a till takes, holds or counts is larger: a million euros. */
export const MAX_TILL_CENTS: Cents = 100_000_000;

export const TILL_REASON_LENGTH = 120;
