import { useEffect } from 'react';

/** Goes to the part that the address names: the browser looked for it before the page was drawn. */
export function useAnchor(): void {
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, []);
}
