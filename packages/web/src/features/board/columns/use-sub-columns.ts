import { type RefObject, useLayoutEffect, useState } from 'react';
import { type BoardColumns, type Column, COLUMNS } from './board-columns.ts';
import { longestOf, shareWidth, type SubColumns } from './sub-columns.ts';

/** The letters for which a sub-column's least width is meant. */
const NORMAL_REM = 16;

/** The sub-columns of a deck as wide as it is now, beside how large its letters are. */
export function useSubColumns(
  deck: RefObject<HTMLElement | null>,
  columns: BoardColumns['columns'],
  narrowest: number,
): SubColumns {
  const [width, setWidth] = useState(() => window.innerWidth);
  const [before, setBefore] = useState<Column | null>(null);

  useLayoutEffect(() => {
    const element = deck.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setWidth((element.clientWidth * NORMAL_REM) / (rem || NORMAL_REM));
    };
    if (!('ResizeObserver' in window)) {
      measure();
      return;
    }
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [deck]);

  const [received, preparing, ready] = COLUMNS.map((column) => columns[column].length);
  const counts = { received: received ?? 0, preparing: preparing ?? 0, ready: ready ?? 0 };
  const shared = shareWidth(width, counts, { narrowest, before });
  const longest = longestOf(shared);
  if (longest !== before) setBefore(longest);
  return shared;
}
