import type { Order } from '@simplato/domain';
import { useCallback, useEffect, useState } from 'react';
import { type Places, placesAfter } from './places.ts';
import { storedPlaces } from './stored-places.ts';

interface CancelledOrders {
  places: Places;
  /** Somebody has seen that it is cancelled. */
  see: (orderId: number) => void;
  /** Called with true before this screen cancels an order, and with false if it could not. */
  cancelHere: (orderId: number, isCancelling: boolean) => void;
}

/** `orders` is null until loaded. The places are this screen's: each is told by itself. */
export function useCancelled(
  restaurantId: number,
  orders: ReadonlyMap<number, Order> | null,
): CancelledOrders {
  const store = storedPlaces(restaurantId);
  const [places, setPlaces] = useState(store.read);
  const [own, setOwn] = useState<ReadonlySet<number>>(new Set());

  const now = orders ? placesAfter(places, orders.values(), own) : places;
  if (now !== places) setPlaces(now);

  useEffect(() => {
    if (orders) store.write(places);
  }, [store, orders, places]);

  return {
    places: now,
    see: useCallback((orderId: number) => {
      setPlaces((before) => new Map([...before].filter(([id]) => id !== orderId)));
    }, []),
    cancelHere: useCallback((orderId: number, isCancelling: boolean) => {
      setOwn((before) => {
        const after = new Set(before).add(orderId);
        if (!isCancelling) after.delete(orderId);
        return after;
      });
    }, []),
  };
}
