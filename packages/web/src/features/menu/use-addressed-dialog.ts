import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Marks an entry of the history that this hook made, so that closing may go back from it. */
const OPENED_HERE = 'dialog';

export interface AddressedDialog {
  /** What the address asks for; null while the dialog is closed. */
  value: string | null;
  open: (value: string) => void;
  close: () => void;
}

/**
 * A dialog that is part of the address (`?plato=101`): the phone's back button closes it, a reload or a
 * shared link opens it.
 */
export function useAddressedDialog(parameter: string): AddressedDialog {
  const value = new URLSearchParams(useSearch()).get(parameter);
  const [path, navigate] = useLocation();
  /** Going back takes a moment, in which a second Escape must not go back twice. */
  const isClosing = useRef(false);

  useEffect(() => {
    isClosing.current = false;
  }, [value]);

  return {
    value,
    open: (next) =>
      navigate(`${path}?${new URLSearchParams({ [parameter]: next }).toString()}`, {
        state: OPENED_HERE,
      }),
    close: () => {
      if (isClosing.current) return;
      isClosing.current = true;
      if (history.state === OPENED_HERE) history.back();
      else navigate(path, { replace: true });
    },
  };
}
