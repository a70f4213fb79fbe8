import { kitchenState, type Kitchen, type KitchenState } from '@simplato/domain';
import { useEffect, useState } from 'react';
import { useHydratedQuery } from '../../../first-view/hydrated-queries.ts';
import { usePageStart } from '../../../first-view/page-start.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { onTick } from '../../../api/use-server-minute.ts';
import { restaurantQuery } from '../restaurant-query.ts';

export interface KitchenNow {
  state: KitchenState;
  /** The moment that it was worked out for. */
  nowMs: number;
}

/** Also the words for when it opens grow old. */
const LOOK_AGAIN_MS = 30 * 60_000;

/** Whether the restaurant takes orders, now and as time goes by; null until its hours are known. */
export function useKitchen(restaurantId: number | null): KitchenNow | null {
  const { data: restaurant } = useHydratedQuery(restaurantQuery(restaurantId));
  return useKitchenState(restaurant?.kitchen ?? null);
}

/** How long diners are told that an order takes; null while that is not said. */
export function useDelayMinutes(restaurantId: number | null): number | null {
  const state = useKitchen(restaurantId)?.state;
  return state?.isOpen ? state.delayMinutes : null;
}

export function useKitchenState(kitchen: Kitchen | null): KitchenNow | null {
  const start = usePageStart();
  const [nowMs, setNowMs] = useState(() => start?.nowMs ?? serverNow().getTime());
  const state = kitchen && kitchenState(kitchen, nowMs);
  const changesAtMs = state?.changesAtMs ?? null;

  useEffect(() => {
    const look = () =>
      setNowMs((lookedMs) => {
        const ms = serverNow().getTime();
        const isSame = ms >= lookedMs && ms < (changesAtMs ?? Infinity);
        return isSame && ms - lookedMs < LOOK_AGAIN_MS ? lookedMs : ms;
      });
    // What the restaurant says is new: it is measured by the clock of now, not by that of the last look.
    look();
    return onTick(look);
  }, [kitchen, changesAtMs]);

  return state && { state, nowMs };
}
