import { useCallback, useEffect, useState } from 'react';
import { useUrlFilter } from '../../../url-state/use-url-filter.ts';
import { whenIdle } from '../../../first-view/idle-queue.ts';
import type * as finderModule from './finder.ts';

const WORDS_IN_ADDRESS = { text: 'buscar' };

/** The search text, kept in the address, so that it survives opening a product and a reload. */
export function useMenuSearch(): [typed: string, type: (text: string) => void] {
  const [{ text }, change] = useUrlFilter(WORDS_IN_ADDRESS);
  const type = useCallback((wanted: string) => change({ text: wanted }), [change]);
  return [text, type];
}

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
