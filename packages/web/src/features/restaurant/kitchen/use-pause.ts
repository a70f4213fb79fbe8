import { kitchenFromWire, type KitchenNowWire } from '@simplato/contract';
import { delayOrders, pauseKitchen } from '@simplato/contract/staff-endpoints';
import { DELAY_LASTS_MINUTES, type Kitchen } from '@simplato/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { restaurantQuery } from '../restaurant-query.ts';

export interface PauseWish {
  isPaused: boolean;
  /** Null: until somebody opens again. */
  minutes: number | null;
}

/** Closes the kitchen or opens it. */
export function usePause(restaurantId: number) {
  return useKitchenChange(restaurantId, {
    send: async ({ isPaused, minutes }: PauseWish) =>
      call(pauseKitchen, { body: { cerrada: isPaused, minutos: minutes } }),
    changed: (kitchen, { isPaused, minutes }) => {
      const until = minutes === null ? null : inMinutes(minutes);
      return { ...kitchen, pause: isPaused ? { until } : null };
    },
  });
}

/** Tells diners how many minutes an order takes; null when it is as usual. */
export function useDelay(restaurantId: number) {
  return useKitchenChange(restaurantId, {
    send: async (minutes: number | null) => call(delayOrders, { body: { minutos: minutes } }),
    changed: (kitchen, minutes) => {
      const delay = minutes === null ? null : { minutes, until: inMinutes(DELAY_LASTS_MINUTES) };
      return { ...kitchen, delay };
    },
  });
}

const inMinutes = (minutes: number): string =>
  new Date(serverNow().getTime() + minutes * 60_000).toISOString();

interface KitchenChange<Wish> {
  send: (wish: Wish) => Promise<KitchenNowWire>;
  changed: (kitchen: Kitchen, wish: Wish) => Kitchen;
}

/** Shown at once, and put back when it was not stored. */
function useKitchenChange<Wish>(restaurantId: number, { send, changed }: KitchenChange<Wish>) {
  const queryClient = useQueryClient();
  const { queryKey } = restaurantQuery(restaurantId);
  const { mutate } = useMutation({
    mutationFn: send,
    onMutate: (wish) => {
      const before = queryClient.getQueryData(queryKey);
      if (before) {
        queryClient.setQueryData(queryKey, { ...before, kitchen: changed(before.kitchen, wish) });
      }
      return before;
    },
    onSuccess: (now) =>
      queryClient.setQueryData(
        queryKey,
        (known) => known && { ...known, kitchen: kitchenFromWire(now) },
      ),
    onError: (_failure, _wish, before) => queryClient.setQueryData(queryKey, before),
  });
  return mutate;
}
