import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * What a browser does on loading a page and a router forgets: start at the top, and let a screen
 * reader begin at the new content. Put the ref on `<main tabIndex={-1}>`.
 */
export function useFreshPage(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const [location] = useLocation();
  const seen = useRef(location);

  useEffect(() => {
    if (seen.current === location) return;
    seen.current = location;
    window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [location]);

  return main;
}
