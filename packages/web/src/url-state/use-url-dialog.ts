import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { focusHeading } from '../ui/focus-heading.ts';

/** Marks a history entry made by this hook, so that closing may go back from it. */
const OPENED_HERE = 'dialog';

export interface UrlDialog {
  /** The parameter's value; null while the dialog is closed. */
  value: string | null;
  open: (value: string) => void;
  close: () => void;
}

/**
 * A dialog that is part of the address (`?plato=101`): the phone's back button closes it, and a
 * reload or a shared link opens it. Other parameters are kept.
 */
export function useUrlDialog(parameter: string): UrlDialog {
  const value = new URLSearchParams(useSearch()).get(parameter);
  const [path, navigate] = useLocation();
  /** Going back is asynchronous; a second Escape meanwhile must not go back twice. */
  const isClosing = useRef(false);

  const wasOpen = useRef(false);
  const wasPressedFor = useRef(false);

  useEffect(() => {
    const isOpen = value !== null;
    if (isOpen || !wasOpen.current) {
      wasOpen.current = isOpen;
      return;
    }
    // It was opened by the address, so there is no button to return the focus to.
    if (!wasPressedFor.current && document.activeElement === document.body) focusHeading();
    wasOpen.current = false;
    wasPressedFor.current = false;
  }, [value]);

  const open = useCallback(
    (next: string) => {
      wasPressedFor.current = true;
      // The dialog may still be loading, so the page behind it takes a second tap.
      if (new URLSearchParams(location.search).get(parameter) === next) return;
      navigate(addressWith(path, parameter, next), {
        state: OPENED_HERE,
        replace: history.state === OPENED_HERE,
      });
    },
    [navigate, path, parameter],
  );
  const close = useCallback(() => {
    if (isClosing.current) return;
    if (history.state !== OPENED_HERE) {
      navigate(addressWith(path, parameter, null), { replace: true });
      return;
    }
    isClosing.current = true;
    // Not when the value changes: the entry before may have the same one.
    addEventListener('popstate', () => (isClosing.current = false), { once: true });
    history.back();
  }, [navigate, path, parameter]);
  return useMemo(() => ({ value, open, close }), [value, open, close]);
}

function addressWith(path: string, parameter: string, value: string | null): string {
  const parameters = new URLSearchParams(location.search);
  if (value === null) parameters.delete(parameter);
  else parameters.set(parameter, value);
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path;
}
