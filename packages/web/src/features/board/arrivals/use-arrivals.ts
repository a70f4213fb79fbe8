import type { Order } from '@simplato/domain';
import { useCallback, useEffect, useMemo } from 'react';
import {
  createStoredValue,
  type StoredValue,
  useStoredValue,
} from '../../../storage/stored-value.ts';
import { admit, type Arrivals, touch, touchAll } from './arrivals.ts';

interface NewOrders {
  fresh: ReadonlySet<number>;
  touch: (orderId: number) => void;
  touchAll: () => void;
}

const stores = new Map<number, StoredValue<Arrivals | null>>();

/** `board` is null until loaded: an empty board would clear what had been noticed. */
export function useArrivals(restaurantId: number, board: readonly Order[] | null): NewOrders {
  const store = arrivalsStore(restaurantId);
  const arrivals = useStoredValue(store, null);

  useEffect(() => {
    if (board) store.write(admit(store.read(), board));
  }, [store, board]);

  // Also computed during rendering, so that a new slip is marked from its first frame.
  const shown = useMemo(() => (board ? admit(arrivals, board).fresh : []), [arrivals, board]);
  const key = shown.join();
  const fresh = useMemo(() => new Set(key === '' ? [] : key.split(',').map(Number)), [key]);

  return {
    fresh,
    touch: useCallback((orderId) => change(store, (now) => touch(now, orderId)), [store]),
    touchAll: useCallback(() => change(store, touchAll), [store]),
  };
}

function change(store: StoredValue<Arrivals | null>, how: (arrivals: Arrivals) => Arrivals): void {
  const before = store.read();
  if (before) store.write(how(before));
}

function arrivalsStore(restaurantId: number): StoredValue<Arrivals | null> {
  const known = stores.get(restaurantId);
  if (known) return known;
  const made = createStoredValue<Arrivals | null>({
    key: `pedidosVistos.${restaurantId}`,
    empty: null,
    parse: parseArrivals,
    toJson: (arrivals) => arrivals,
  });
  stores.set(restaurantId, made);
  return made;
}

function parseArrivals(json: unknown): Arrivals | null {
  if (typeof json !== 'object' || json === null) return null;
  const { known, fresh } = json as Record<string, unknown>;
  return isIds(known) && isIds(fresh) ? { known, fresh } : null;
}

function isIds(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((id) => Number.isSafeInteger(id));
}
