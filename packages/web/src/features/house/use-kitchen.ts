import { kitchenState, type Kitchen, type KitchenState } from '@simplato/domain';
import { useEffect, useState } from 'react';
import { useHeld } from '../../api/answers.ts';
import { usePageStart } from '../../api/page-start.ts';
import { serverNow } from '../../api/server-clock.ts';
import { restaurantQuery } from '../session/restaurant-query.ts';

export interface KitchenNow {
  state: KitchenState;
  /** The moment that it was worked out for. */
  nowMs: number;
}

/** A timer may wait no longer; a device that slept through one looks again when it wakes. */
const LOOK_AGAIN_MS = 30 * 60_000;

/** Whether the house takes orders, now and as time goes by; null until its hours are known. */
export function useKitchen(restaurantId: number | null): KitchenNow | null {
  const { data: house } = useHeld(restaurantQuery(restaurantId));
  return useKitchenState(house?.kitchen ?? null);
}

export function useKitchenState(kitchen: Kitchen | null): KitchenNow | null {
  const start = usePageStart();
  const [nowMs, setNowMs] = useState(() => start?.nowMs ?? serverNow().getTime());
  const state = kitchen && kitchenState(kitchen, nowMs);
  const changesAtMs = state?.changesAtMs ?? null;

  useEffect(() => {
    const look = () => setNowMs(serverNow().getTime());
    // What the house says is new: it is measured by the clock of now, not by that of the last look.
    look();
    const waitMs = changesAtMs === null ? LOOK_AGAIN_MS : changesAtMs - serverNow().getTime() + 50;
    const timer = setTimeout(look, Math.min(Math.max(waitMs, 50), LOOK_AGAIN_MS));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [kitchen, changesAtMs]);

  return state && { state, nowMs };
}
