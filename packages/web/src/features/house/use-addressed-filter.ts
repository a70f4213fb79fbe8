import { useLocation, useSearch } from 'wouter';

/**
 * What a list is narrowed to, as the address says it: a reload, a way back and a shared link keep it. An
 * empty text asks for nothing and is left out. `words` are the filter's names in the address.
 */
export function useAddressedFilter<Name extends string>(
  words: Readonly<Record<Name, string>>,
): [filter: Record<Name, string>, change: (filter: Readonly<Record<Name, string>>) => void] {
  const search = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const names = Object.keys(words) as Name[];
  const filter = Object.fromEntries(names.map((name) => [name, search.get(words[name]) ?? '']));

  const change = (wanted: Readonly<Record<Name, string>>) => {
    const parameters = new URLSearchParams(location.search);
    for (const name of names) {
      if (wanted[name] === '') parameters.delete(words[name]);
      else parameters.set(words[name], wanted[name]);
    }
    // In place: the way back leads to the page before, and not through every letter.
    navigate(parameters.size > 0 ? `${path}?${parameters.toString()}` : path, { replace: true });
  };
  return [filter as Record<Name, string>, change];
}
