/**
 * Delays after repeated failures. A person who mistypes a few times notices nothing; a guessing
 * program is slowed down more and more, and nobody is locked out for longer than the maximum.
 */
export interface Patience {
  /** Number of failures without a delay. */
  free: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
}

export const PATIENCE = {
  /** Wrong passwords for one account. */
  account: { free: 5, firstWaitSeconds: 5, longestWaitSeconds: 900 },
  /** Wrong passwords from one address, which a whole restaurant may share. */
  address: { free: 30, firstWaitSeconds: 5, longestWaitSeconds: 900 },
  /** Wrong PINs for one person: few combinations exist, so delays start sooner. */
  pin: { free: 3, firstWaitSeconds: 10, longestWaitSeconds: 3_600 },
  /**
   * Look-ups, registrations and forgotten passwords from one address, which a whole dining room's
   * wifi may share.
   */
  inquiry: { free: 240, firstWaitSeconds: 5, longestWaitSeconds: 300 },
  /** Wrong table keys from one address, each counted once; a whole dining room may share it. */
  tableKey: { free: 60, firstWaitSeconds: 5, longestWaitSeconds: 900 },
  /**
   * Wrong table keys at one house, from any address. Only requests with wrong codes are ever
   * delayed.
   */
  houseTableKey: { free: 300, firstWaitSeconds: 5, longestWaitSeconds: 60 },
  /**
   * Parties that sit down with a code without a valid key, from one address. Each writes rows that
   * stay for a week. More than a house has tables, twice over, in an evening.
   */
  unverifiedVisit: { free: 600, firstWaitSeconds: 5, longestWaitSeconds: 60 },
} as const satisfies Record<string, Patience>;

/** Failures older than this are forgotten. */
export const FORGOTTEN_AFTER_SECONDS = 3_600;

/**
 * Seconds to wait before attempt number `failures + 1`: none at first, then doubling up to the
 * maximum.
 */
export function waitSeconds(patience: Patience, failures: number): number {
  if (failures < patience.free) return 0;
  const doubled = patience.firstWaitSeconds * 2 ** (failures - patience.free);
  return Math.min(doubled, patience.longestWaitSeconds);
}

/** The delays by number of failures, up to the maximum. */
export function waitTable(patience: Patience): number[] {
  const table: number[] = [];
  for (let failures = 1; table.at(-1) !== patience.longestWaitSeconds; failures += 1) {
    table.push(waitSeconds(patience, failures));
  }
  return table;
}
