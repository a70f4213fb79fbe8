import { useEffect, useState } from 'react';
import type * as finderModule from './finder.ts';

type Finder = typeof finderModule;

/**
 * What looks for dishes; null until it is there. It comes once the menu stands, for whoever reads before
 * they search, and is asked for again by a search that it is missing for.
 */
export function useFinder(isWanted: boolean): Finder | null {
  const [finder, setFinder] = useState<Finder | null>(null);
  useEffect(() => {
    import('./finder.ts').then(setFinder, () => undefined);
  }, [isWanted]);
  return finder;
}
