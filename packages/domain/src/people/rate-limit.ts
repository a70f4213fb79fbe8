/**
 * Delays after repeated failures. A person who mistypes a few times notices nothing; a guessing
 * program is slowed down more and more, and nobody is locked out for longer than the maximum.
 */
export interface RateLimit {
  /** Number of failures without a delay. */
  free: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
}

export const RATE_LIMITS = {
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
  /**
   * Mails with a link for a new password, by account, whoever asks for them: three at once, for
   * somebody who does not find the first, and then few. Each makes the link in the one before
   * useless.
   */
  resetMail: { free: 3, firstWaitSeconds: 120, longestWaitSeconds: 3_600 },
  /** Mails that one account has us send to an address that it has not proved to be its own. */
  unprovedMail: { free: 5, firstWaitSeconds: 3_600, longestWaitSeconds: 3_600 },
  /** Invitations that a restaurant mails, its whole team at once: to addresses that nobody has proved. */
  invitation: { free: 50, firstWaitSeconds: 60, longestWaitSeconds: 3_600 },
  /** Wrong table keys from one address, each counted once; a whole dining room may share it. */
  tableKey: { free: 60, firstWaitSeconds: 5, longestWaitSeconds: 900 },
  /**
   * Wrong table keys at one restaurant, from any address. Only requests with wrong codes are ever
   * delayed.
   */
  restaurantTableKey: { free: 300, firstWaitSeconds: 5, longestWaitSeconds: 60 },
  /**
   * Phones that sit down at one table with its key, from one address: more than come in a day. Each
   * writes rows.
   */
  visit: { free: 300, firstWaitSeconds: 5, longestWaitSeconds: 60 },
  /**
   * Parties that sit down with a code without a valid key, from one address. More than any
   * restaurant seats in an evening.
   */
  unverifiedVisit: { free: 2_000, firstWaitSeconds: 5, longestWaitSeconds: 60 },
} as const satisfies Record<string, RateLimit>;

/** Mails a day to an address that nobody has proved to be theirs, whoever causes them. */
export const UNPROVED_MAILS_A_DAY = 5;
/** In letters: of each text that somebody else wrote, in a mail to such an address. */
export const UNPROVED_TEXT_LENGTH = 60;

/**
 * After so many wrong PINs in a row, pauses included, the person's PIN is removed: waiting between
 * guesses must not make them endless. The password sets a new one.
 */
export const WRONG_PINS_IN_A_ROW = 10;

/** Failures older than this are forgotten. */
export const FORGOTTEN_AFTER_SECONDS = 3_600;

/**
 * Seconds to wait before attempt number `failures + 1`: none at first, then doubling up to the
 * maximum.
 */
export function waitSeconds(limit: RateLimit, failures: number): number {
  if (failures < limit.free) return 0;
  const doubled = limit.firstWaitSeconds * 2 ** (failures - limit.free);
  return Math.min(doubled, limit.longestWaitSeconds);
}

/** The delays by number of failures, up to the maximum. */
export function waitTable(limit: RateLimit): number[] {
  const table: number[] = [];
  for (let failures = 1; table.at(-1) !== limit.longestWaitSeconds; failures += 1) {
    table.push(waitSeconds(limit, failures));
  }
  return table;
}
