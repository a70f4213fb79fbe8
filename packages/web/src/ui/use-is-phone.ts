import { useSyncExternalStore } from 'react';
import { mediaQuery } from './media-query.ts';

/** Below a tablet's width. */
const PHONE = '(max-width: 47.99rem)';

function subscribe(listener: () => void): () => void {
  const query = mediaQuery(PHONE);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => mediaQuery(PHONE)?.matches ?? false,
    () => false,
  );
}
