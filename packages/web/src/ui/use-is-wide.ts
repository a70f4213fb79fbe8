import { useSyncExternalStore } from 'react';
import { mediaQuery } from './media-query.ts';

/** From 1024 px on the staff's sidebar is fixed; below, it is a drawer. */
const WIDE = '(min-width: 64rem)';

function subscribe(listener: () => void): () => void {
  const query = mediaQuery(WIDE);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => mediaQuery(WIDE)?.matches ?? false,
    () => false,
  );
}
