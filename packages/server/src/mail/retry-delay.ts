/**
 * Starts at half a minute, for servers that restart or greylist; grows to an hour, for one that is
 * down.
 */
const DELAYS_SECONDS = [30, 60, 120, 300, 600, 1800] as const;
const LONGEST_SECONDS = 3600;

/** The delay after this many failed attempts. */
export function retryDelaySeconds(attempts: number): number {
  return DELAYS_SECONDS[attempts - 1] ?? LONGEST_SECONDS;
}
