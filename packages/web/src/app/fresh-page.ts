import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { focusHeading } from '../ui/focus-heading.ts';

/**
 * What a browser does on a page load and a client-side router does not: scroll to the top, and move
 * the focus to the new page's heading for screen readers.
 */
export function useFreshPage(): void {
  const [location] = useLocation();
  const seen = useRef(location);

  useEffect(() => {
    if (seen.current === location) return undefined;
    seen.current = location;
    let stop = () => {};
    // Both need the page's layout, which the frame makes anyway: asked for earlier, it would make the
    // tap's own task longer.
    const frame = requestAnimationFrame(() => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      stop = focusArrival();
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [location]);
}

/** Until somebody moves on, the heading has the focus, however late it comes. Returns what ends that. */
function focusArrival(): () => void {
  let heading = focusHeading();
  // Its chunk or its data are still loading; focus the main element until then.
  if (!heading) document.querySelector('main')?.focus({ preventScroll: true });
  const start = document.activeElement;
  // The heading may appear late, or be replaced when the data arrives: a loading page has one of
  // its own.
  const arrival = new MutationObserver(() => {
    const { activeElement, body } = document;
    if (heading && activeElement === heading) return;
    // Do not take the focus away from somebody who has moved on.
    const isLost = activeElement === body || activeElement === start;
    if (heading?.isConnected || !isLost) arrival.disconnect();
    else heading = focusHeading() ?? heading;
  });
  arrival.observe(document.body, { childList: true, subtree: true });
  return () => arrival.disconnect();
}
