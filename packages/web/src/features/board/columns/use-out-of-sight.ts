import type { Order } from '@simplato/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';

interface OutOfSight {
  above: readonly Order[];
  below: readonly Order[];
}

/** Without the torn edge and the gap below it. */
const WHOLE = 0.94;
/** So much of the list covered by a slip counts as seeing it: some are longer than the screen. */
const FILLS = 0.6;
const NOTHING: OutOfSight = { above: [], below: [] };

/**
 * The slips of a list that are not wholly seen. The browser tells which are: two hundred need not be
 * measured with every scroll.
 */
export function useOutOfSight(
  list: RefObject<HTMLElement | null>,
  orders: readonly Order[],
): OutOfSight {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const observer = useRef<IntersectionObserver>(null);

  useEffect(() => {
    const root = list.current;
    if (!root || !('IntersectionObserver' in window)) return;
    const made = new IntersectionObserver(
      (entries) =>
        setSeen((before) => {
          const after = new Set(before);
          for (const entry of entries) {
            const orderId = Number((entry.target as HTMLElement).dataset['order']);
            if (isSeen(entry)) after.add(orderId);
            else after.delete(orderId);
          }
          return after;
        }),
      { root, threshold: [0, 0.25, 0.5, 0.75, WHOLE] },
    );
    observer.current = made;
    return () => made.disconnect();
  }, [list]);

  useEffect(() => {
    // Those that are observed already are left alone.
    for (const place of list.current?.children ?? []) observer.current?.observe(place);
  }, [list, orders]);

  const first = orders.findIndex(({ orderId }) => seen.has(orderId));
  if (first === -1) return NOTHING;
  const below = orders.slice(first).filter(({ orderId }) => !seen.has(orderId));
  return { above: orders.slice(0, first), below };
}

function isSeen({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  if (intersectionRatio >= WHOLE) return true;
  return rootBounds !== null && intersectionRect.height >= rootBounds.height * FILLS;
}
