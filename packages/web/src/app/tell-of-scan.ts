import { useEffect } from 'react';
import { announceSessionChange } from '../api/session-changes.ts';

/**
 * A table's link opens its session on the server and leads here: no script of ours was there to tell the
 * other tabs, whose session it has replaced.
 */
export function useTellOfScan(): void {
  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const wasLedHere =
      navigation instanceof PerformanceNavigationTiming && navigation.redirectCount > 0;
    if (wasLedHere && !hasTold) {
      hasTold = true;
      announceSessionChange();
    }
  }, []);
}

/** Once a page load, however often the area is entered on it. */
let hasTold = false;
