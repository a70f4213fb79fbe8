/**
 * How long to wait after failures in a row. A person who mistypes a few times notices nothing; a
 * program that guesses gets slower and slower, and nobody is locked out for longer than the last step.
 */
export interface Patience {
  /** Failures that cost nothing. */
  free: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
}

export const PATIENCE = {
  /** Wrong passwords for one account. */
  account: { free: 5, firstWaitSeconds: 5, longestWaitSeconds: 900 },
  /** Wrong passwords from one address: a whole restaurant may stand behind it. */
  address: { free: 30, firstWaitSeconds: 5, longestWaitSeconds: 900 },
  /** Wrong PINs for one person: there are few to try, so patience ends sooner. */
  pin: { free: 3, firstWaitSeconds: 10, longestWaitSeconds: 3_600 },
  /** Look-ups, registrations and forgotten passwords from one address: a dining room's wifi is one. */
  inquiry: { free: 240, firstWaitSeconds: 5, longestWaitSeconds: 300 },
  /** Wrong keys of tables from one address, each counted once: a whole dining room may stand behind it. */
  tableKey: { free: 60, firstWaitSeconds: 5, longestWaitSeconds: 900 },
  /** The same at one house, wherever they come from. It only ever holds codes that are wrong. */
  houseTableKey: { free: 300, firstWaitSeconds: 5, longestWaitSeconds: 60 },
} as const satisfies Record<string, Patience>;

/** Failures older than this are forgotten. */
export const FORGOTTEN_AFTER_SECONDS = 3_600;

/** Seconds to wait before attempt number `failures + 1`: none, then doubling up to the longest. */
export function waitSeconds(patience: Patience, failures: number): number {
  if (failures < patience.free) return 0;
  const doubled = patience.firstWaitSeconds * 2 ** (failures - patience.free);
  return Math.min(doubled, patience.longestWaitSeconds);
}

/** The same by number of failures, until it no longer grows. */
export function waitTable(patience: Patience): number[] {
  const table: number[] = [];
  for (let failures = 1; table.at(-1) !== patience.longestWaitSeconds; failures += 1) {
    table.push(waitSeconds(patience, failures));
  }
  return table;
}
