import { useQuery } from '@tanstack/react-query';
import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useKitchenState } from '../../restaurant/kitchen/use-kitchen.ts';
import { type PauseWish, useDelay, usePause } from '../../restaurant/kitchen/use-pause.ts';
import { restaurantQuery } from '../../restaurant/restaurant-query.ts';

/**
 * The kitchen's state as the board shows it, and its switch. A failed change is reverted and
 * reported.
 */
export function useBoardKitchen(restaurantId: number) {
  const { show } = useToast();
  const { data: restaurant } = useQuery(restaurantQuery(restaurantId));
  const kitchen = useKitchenState(restaurant?.kitchen ?? null);
  const pause = usePause(restaurantId);
  const delay = useDelay(restaurantId);

  const setPause = (wish: PauseWish) =>
    pause(wish, {
      onError: () => {
        const { failedToClose, failedToOpen } = BOARD_MESSAGES.kitchen;
        show({ text: wish.isPaused ? failedToClose : failedToOpen, tone: 'alert', durationMs: 0 });
      },
    });

  const setDelay = (minutes: number | null) =>
    delay(minutes, {
      onError: () =>
        show({ text: BOARD_MESSAGES.kitchen.delay.failed, tone: 'alert', durationMs: 0 }),
    });

  return {
    kitchen,
    pausedUntil: restaurant?.kitchen.pause?.until,
    delayedUntil: restaurant?.kitchen.delay?.until,
    setPause,
    setDelay,
  };
}
