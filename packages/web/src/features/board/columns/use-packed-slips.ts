import type { Order } from '@simplato/domain';
import { type RefObject, useEffect, useState } from 'react';

/** Of a row of the grid in which slips are packed; board-column.module.css has the same. */
const ROW_PX = 4;
/** Below a slip: its torn edge, and a little. */
const GAP_PX = 11;

/**
 * Packs the slips of a list with sub-columns without holes: each spans as many low rows as it is high.
 * Whichever comes later never starts higher up.
 */
export function usePackedSlips(
  list: RefObject<HTMLElement | null>,
  orders: readonly Order[],
): void {
  const [observer] = useState(() =>
    'ResizeObserver' in window ? new ResizeObserver(pack) : undefined,
  );
  useEffect(() => {
    // Those that are observed already are left alone.
    for (const slip of list.current?.querySelectorAll(':scope > * > article') ?? []) {
      observer?.observe(slip);
    }
  }, [list, observer, orders]);
  useEffect(() => () => observer?.disconnect(), [observer]);
}

function pack(entries: readonly ResizeObserverEntry[]): void {
  for (const { target, borderBoxSize } of entries) {
    const height = borderBoxSize[0]?.blockSize ?? 0;
    if (height === 0 || !(target.parentElement instanceof HTMLElement)) continue;
    target.parentElement.style.gridRowEnd = `span ${Math.ceil((height + GAP_PX) / ROW_PX)}`;
  }
}
