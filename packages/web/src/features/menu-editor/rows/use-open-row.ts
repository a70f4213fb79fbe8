import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

interface OpenRow {
  /** The id of the row that is open; one at most. */
  openedId: number | null;
  /** Opens a row, with the focus on the field of this name or on its form. */
  open: (id: number, field?: string) => void;
  /** Closes it, with the focus on the button that opens it again. */
  close: (id: number) => void;
  /** For a row that is gone. */
  forget: () => void;
}

/**
 * Which row of a list is open. A row carries its id in `data-row`; at rest it has a button with
 * `data-opens`, open a form.
 */
export function useOpenRow(): OpenRow {
  const [openedId, setOpenedId] = useState<number | null>(null);
  const open = useCallback((id: number, field?: string) => {
    // The tap, the row that closes and the one that opens: each in a task of its own, or they are a long one.
    setTimeout(() => {
      keepInPlace(id, () => setOpenedId(null));
      setTimeout(() => {
        const row = keepInPlace(id, () => setOpenedId(id));
        const start = row?.querySelector<HTMLElement>(field ? `[name="${field}"]` : 'form');
        start?.focus({ preventScroll: true });
        start?.scrollIntoView({ block: 'nearest' });
      });
    });
  }, []);
  const close = useCallback((id: number) => {
    keepInPlace(id, () => setOpenedId(null))
      ?.querySelector<HTMLElement>('[data-opens]')
      ?.focus();
  }, []);
  const forget = useCallback(() => setOpenedId(null), []);
  return { openedId, open, close, forget };
}

/** The row stays where it is on the screen, whatever closes above it. */
function keepInPlace(id: number, change: () => void): Element | null {
  const row = () => document.querySelector(`[data-row="${id}"]`);
  const before = row()?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  const now = row();
  if (now) document.documentElement.scrollTop += now.getBoundingClientRect().top - before;
  return now;
}
