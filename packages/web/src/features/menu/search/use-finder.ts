import { useEffect, useState } from 'react';
import { whenIdle } from '../../../first-view/idle-queue.ts';
import type * as finderModule from './finder.ts';

type Finder = typeof finderModule;

/**
 * The search functions; null until loaded. They are prefetched once the menu is shown, and loaded
 * again if a search finds them missing.
 */
export function useFinder(isWanted: boolean): Finder | null {
  const [finder, setFinder] = useState<Finder | null>(null);
  useEffect(() => {
    const load = () => void import('./finder.ts').then(setFinder, () => undefined);
    if (isWanted) load();
    else whenIdle(load);
  }, [isWanted]);
  return finder;
}
