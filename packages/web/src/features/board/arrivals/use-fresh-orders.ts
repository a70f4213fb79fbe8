import type { Order, OrderLine } from '@simplato/domain';
import { useEffect, useMemo } from 'react';
import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useBell } from '../sound/use-bell.ts';
import { hasLineFor } from '../station/station.ts';
import { useArrivals } from './use-arrivals.ts';

/**
 * The new orders that this screen shows; others do not ring here. `board` is null until loaded.
 */
export function useFreshOrders(
  restaurantId: number,
  board: readonly Order[] | null,
  isShown: (line: OrderLine) => boolean,
) {
  const arrivals = useArrivals(restaurantId, board);
  const fresh: ReadonlySet<number> = useMemo(() => {
    const own = board?.filter((order) => hasLineFor(order, isShown)) ?? [];
    return new Set(
      own.map(({ orderId }) => orderId).filter((orderId) => arrivals.fresh.has(orderId)),
    );
  }, [board, isShown, arrivals.fresh]);
  const sound = useBell(fresh);
  const { show } = useToast();
  useBoardTitle(fresh.size);

  const turnOnSound = () =>
    void sound.turnOn().then((isAudible) => {
      if (!isAudible) show({ text: BOARD_MESSAGES.sound.unsupported, tone: 'alert' });
    });
  return {
    fresh,
    touch: arrivals.touch,
    touchAll: arrivals.touchAll,
    sound,
    turnOnSound,
    needsSound: sound.state === 'off' && fresh.size > 0,
  };
}

/** '(2) Pedidos' in the tab's title, so that new orders are noticed from another tab. */
function useBoardTitle(freshCount: number): void {
  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);

  useEffect(() => {
    document.title =
      freshCount > 0 ? `(${freshCount}) ${BOARD_MESSAGES.pageTitle}` : BOARD_MESSAGES.pageTitle;
  }, [freshCount]);
}
