import { useCallback, useState } from 'react';
import { useSearch } from 'wouter';

const PARAMETER = 'buscar';
export const LONGEST_SEARCH = 60;

/** What is searched for, kept in the address: it survives a dish that is opened, and a reload. */
export function useMenuSearch(): [typed: string, type: (text: string) => void] {
  const search = useSearch();
  // Until somebody types, the address says it: a page that the server has drawn learns its search late.
  const [typed, setTyped] = useState<string | null>(null);
  const type = useCallback((text: string) => {
    setTyped(text);
    keepInAddress(text);
  }, []);
  return [typed ?? searchIn(search), type];
}

function searchIn(search: string): string {
  return new URLSearchParams(search).get(PARAMETER)?.slice(0, LONGEST_SEARCH) ?? '';
}

function keepInAddress(text: string): void {
  const parameters = new URLSearchParams(location.search);
  if (text.trim() === '') parameters.delete(PARAMETER);
  else parameters.set(PARAMETER, text);
  const search = parameters.size > 0 ? `?${parameters.toString()}` : '';
  try {
    history.replaceState(history.state, '', location.pathname + search);
  } catch {
    // Safari refuses more than a hundred changes in half a minute: the screen goes on, the address lags.
  }
}
