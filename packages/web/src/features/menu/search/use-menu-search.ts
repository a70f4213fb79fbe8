import { useCallback } from 'react';
import { useUrlFilter } from '../../../url-state/use-url-filter.ts';

const WORDS_IN_ADDRESS = { text: 'buscar' };
export const LONGEST_SEARCH = 60;

/** The search text, kept in the address, so that it survives opening a product and a reload. */
export function useMenuSearch(): [typed: string, type: (text: string) => void] {
  const [{ text }, change] = useUrlFilter(WORDS_IN_ADDRESS);
  const type = useCallback((wanted: string) => change({ text: wanted }), [change]);
  return [text.slice(0, LONGEST_SEARCH), type];
}
