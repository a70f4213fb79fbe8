import { kitchenFromWire } from '@simplato/contract';
import { pauseKitchen } from '@simplato/contract/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { restaurantQuery } from '../restaurant-query.ts';

export interface PauseWish {
  isPaused: boolean;
  /** Null: until somebody opens again. */
  minutes: number | null;
}

/** Closes the kitchen or opens it: shown at once, and put back when it was not stored. */
export function usePause(restaurantId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = restaurantQuery(restaurantId);
  const { mutate } = useMutation({
    mutationFn: async ({ isPaused, minutes }: PauseWish) =>
      await call(pauseKitchen, { body: { cerrada: isPaused, minutos: minutes } }),
    onMutate: ({ isPaused, minutes }) => {
      const before = queryClient.getQueryData(queryKey);
      const until =
        minutes === null ? null : new Date(serverNow().getTime() + minutes * 60_000).toISOString();
      if (before) {
        const kitchen = { ...before.kitchen, pause: isPaused ? { until } : null };
        queryClient.setQueryData(queryKey, { ...before, kitchen });
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
  return { pause: mutate };
}
