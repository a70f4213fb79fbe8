/** For how long after an answer was drawn a tap counts as one for what stood there before. */
const ECHO_MS = 700;

/**
 * Of what waits at a table the next thing takes the place of the last one, under a finger that taps twice:
 * one tap at a time at a table, and none while the room has just moved.
 */
export interface TapLock {
  /** False where the tap is to be ignored; otherwise `release` follows once it was answered. */
  take: (tabId: number) => boolean;
  release: (tabId: number) => void;
}

/** `now` in milliseconds, of a clock that is never set back. */
export function createTapLock(now: () => number): TapLock {
  const busy = new Set<number>();
  let answeredAt = -Infinity;
  return {
    take: (tabId) => {
      if (busy.has(tabId) || now() - answeredAt < ECHO_MS) return false;
      busy.add(tabId);
      return true;
    },
    release: (tabId) => {
      busy.delete(tabId);
      answeredAt = now();
    },
  };
}
