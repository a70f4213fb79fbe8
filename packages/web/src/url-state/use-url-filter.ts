import { useEffect, useEffectEvent, useState } from 'react';
import { useSearch } from 'wouter';

/** Safari refuses more than a hundred changes of the address in half a minute. */
const PAUSE_MS = 400;
const LONGEST_ADDRESS = 2_000;

/**
 * A list's filter, kept in the address: it survives a reload and going back, and is part of a
 * shared link. Empty values are left out. `words` are the parameter names. While typing, the
 * address is updated after a pause, or on pressing something that may lead elsewhere. A text that
 * makes an address longer than servers read is kept by the page alone.
 */
export function useUrlFilter<Name extends string>(
  words: Readonly<Record<Name, string>>,
): [filter: Record<Name, string>, change: (filter: Record<Name, string>) => void] {
  const search = new URLSearchParams(useSearch());
  const names = Object.keys(words) as Name[];
  /** Changes that are not in the address yet. */
  const [ahead, setAhead] = useState<Record<Name, string> | null>(null);

  const follow = useEffectEvent(() => {
    if (ahead === null) return;
    const parameters = new URLSearchParams(location.search);
    for (const name of names) {
      if (ahead[name] === '') parameters.delete(words[name]);
      else parameters.set(words[name], ahead[name]);
    }
    const wanted = parameters.size > 0 ? `?${parameters.toString()}` : '';
    if (wanted.length > LONGEST_ADDRESS) return;
    try {
      // In place: the way back leads to the page before, and not through every letter.
      history.replaceState(history.state, '', location.pathname + wanted);
      setAhead(null);
    } catch {
      // Refused for all that: the screen goes on, and the address lags.
    }
  });

  useEffect(() => {
    if (ahead === null) return;
    const timer = setTimeout(() => follow(), PAUSE_MS);
    // Nobody leaves by a field; and rendering between its press and its change would undo the press.
    const press = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('label, input') !== null) return;
      follow();
    };
    /** What was meant for the page that somebody leaves is not written into the one they come to. */
    const leave = () => setAhead(null);
    window.addEventListener('click', press, { capture: true });
    window.addEventListener('popstate', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', press, { capture: true });
      window.removeEventListener('popstate', leave);
    };
  }, [ahead]);

  const addressed = Object.fromEntries(names.map((name) => [name, search.get(words[name]) ?? '']));
  return [ahead ?? (addressed as Record<Name, string>), setAhead];
}
