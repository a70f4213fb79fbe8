import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ROWS_MESSAGES as copy } from '../../../i18n/es/menu-rows.ts';
import { useToast } from '../../../ui/toast.tsx';
import { failureMessage } from '../../../forms/failure-message.ts';

interface RowOrderOptions<Row> {
  idOf: (row: Row) => number;
  nameOf: (row: Row) => string;
  /** The rows among which this one can be moved, in order. */
  siblingsOf: (id: number) => readonly Row[];
  /** Shows the new order at once. */
  show: (rows: readonly Row[]) => void;
  send: (rows: readonly Row[]) => Promise<unknown>;
  /** Reloads the saved order. */
  readAgain: () => void;
}

export interface RowOrder {
  /** Moves a row to a position among its siblings, from 0. */
  place: (id: number, to: number) => void;
  /** The last move, for screen readers. */
  announcement: string;
}

/**
 * Reordering by drag, keyboard or menu: shown at once, and sent one at a time, always the latest
 * order.
 */
export function useRowOrder<Row>(options: RowOrderOptions<Row>): RowOrder {
  const { show: toast } = useToast();
  const [announcement, setAnnouncement] = useState('');
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const waiting = useRef<readonly Row[] | null>(null);
  const isSending = useRef(false);

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    while (waiting.current) {
      const rows = waiting.current;
      waiting.current = null;
      try {
        // Sequentially, so that the last one sent is the one that is stored.
        await latest.current.send(rows);
      } catch (failure) {
        waiting.current = null;
        toast({ text: copy.orderFailed(failureMessage(failure)), tone: 'alert' });
        latest.current.readAgain();
      }
    }
    isSending.current = false;
  }, [toast]);

  const place = useCallback(
    (id: number, to: number) => {
      const { idOf, nameOf, siblingsOf, show } = latest.current;
      const rows = siblingsOf(id);
      const from = rows.findIndex((row) => idOf(row) === id);
      const row = rows[from];
      if (row === undefined) return;
      const moved = moveItem(rows, from, to);
      const now = moved.indexOf(row);
      const words = now === from ? copy.atTheEdge : copy.moved;
      setAnnouncement(words(nameOf(row), now + 1, rows.length));
      if (now === from) return;
      show(moved);
      waiting.current = moved;
      void send();
    },
    [send],
  );

  return useMemo(() => ({ place, announcement }), [place, announcement]);
}

/** A copy of the list with one item moved; a target outside the list is clamped. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const place = Math.max(0, Math.min(items.length - 1, to));
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, place), ...items.slice(from, from + 1), ...rest.slice(place)];
}
