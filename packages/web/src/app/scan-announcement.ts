import { useEffect } from 'react';
import { announceSessionChange } from '../api/session-changes.ts';

/**
 * A table's link opens its session on the server and redirects here, so no script of ours has told
 * the other tabs that their session was replaced.
 */
export function useScanAnnouncement(): void {
  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const wasLedHere =
      navigation instanceof PerformanceNavigationTiming && navigation.redirectCount > 0;
    if (wasLedHere && !isAnnounced) {
      isAnnounced = true;
      announceSessionChange();
    }
  }, []);
}

/** Once per page load, however often the area is entered. */
let isAnnounced = false;
