/** Half a minute, for a server that restarts or greylists; soon an hour, for one that is down. */
const DELAYS_SECONDS = [30, 60, 120, 300, 600, 1800] as const;
const LONGEST_SECONDS = 3600;

/** How long a mail waits after so many attempts that failed. */
export function retryDelaySeconds(attempts: number): number {
  return DELAYS_SECONDS[attempts - 1] ?? LONGEST_SECONDS;
}
