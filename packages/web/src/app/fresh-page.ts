import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { focusHeading } from '../ui/focus-heading.ts';

/**
 * What a browser does on loading a page and a router forgets: start at the top, and let a screen
 * reader begin at the new page's heading.
 */
export function useFreshPage(): void {
  const [location] = useLocation();
  const seen = useRef(location);

  useEffect(() => {
    if (seen.current === location) return undefined;
    seen.current = location;
    window.scrollTo({ top: 0, behavior: 'instant' });
    let heading = focusHeading();
    // Its chunk or its facts are on their way; the page itself will do until then.
    if (!heading) document.querySelector('main')?.focus({ preventScroll: true });
    const start = document.activeElement;
    // A heading that comes late, or again with the facts: a page that waits draws one of its own.
    const arrival = new MutationObserver(() => {
      const { activeElement, body } = document;
      if (heading && activeElement === heading) return;
      // Whoever has gone on meanwhile is not called back.
      const isLost = activeElement === body || activeElement === start;
      if (heading?.isConnected || !isLost) arrival.disconnect();
      else heading = focusHeading() ?? heading;
    });
    arrival.observe(document.body, { childList: true, subtree: true });
    return () => arrival.disconnect();
  }, [location]);
}
