import { useEffect } from 'react';
import { announceSessionChange } from '../api/session-changes.ts';

/**
 * A table's link opens its session on the server and redirects here, so no script of ours has told
 * the other tabs that their session was replaced. The code in the address has done its work: this
 * browser shows the visit's cookies to its pages.
 */
export function useScanAnnouncement(): void {
  useEffect(() => {
    const address = new URL(location.href);
    if (address.searchParams.has('c')) {
      address.searchParams.delete('c');
      history.replaceState(history.state, '', address);
    }
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
