import { useEffect } from 'react';

/** Scrolls to the address's anchor: the browser looked for it before the page was rendered. */
export function useAnchor(): void {
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, []);
}
