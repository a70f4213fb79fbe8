import { useEffect, useState } from 'react';
import { soon } from '../../soon.ts';
import type * as finderModule from './finder.ts';

type Finder = typeof finderModule;

/**
 * What looks for dishes; null until it is there. It comes once the menu stands, for whoever reads before
 * they search, and is asked for again by a search that it is missing for.
 */
export function useFinder(isWanted: boolean): Finder | null {
  const [finder, setFinder] = useState<Finder | null>(null);
  useEffect(() => {
    const load = () => void import('./finder.ts').then(setFinder, () => undefined);
    if (isWanted) load();
    else soon(load);
  }, [isWanted]);
  return finder;
}
