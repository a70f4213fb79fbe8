import { seeOrder } from '@simplato/contract/staff-endpoints';
import type { Order, OrderLine } from '@simplato/domain';
import { useCallback, useEffect, useMemo } from 'react';
import { call } from '../../../api/call.ts';
import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useBell } from '../../live/sound/use-bell.ts';
import { useArrivals } from './use-arrivals.ts';

/**
 * The new orders that this screen shows; others do not ring here. `board` is null until loaded. The
 * `struck` ones ring too.
 */
export function useFreshOrders(
  restaurantId: number,
  board: readonly Order[] | null,
  struck: readonly Order[],
  isShown: (line: OrderLine) => boolean,
) {
  const arrivals = useArrivals(restaurantId, board);
  const fresh: ReadonlySet<number> = useMemo(() => {
    const own = board?.filter((order) => order.lines.some(isShown)) ?? [];
    return new Set(
      own.map(({ orderId }) => orderId).filter((orderId) => arrivals.fresh.has(orderId)),
    );
  }, [board, isShown, arrivals.fresh]);
  const loud = useMemo(
    () => new Set([...fresh, ...struck.map(({ orderId }) => orderId)]),
    [fresh, struck],
  );
  const sound = useBell(loud);
  const { show } = useToast();
  useBoardTitle(loud.size);
  const { touch, touchAll } = arrivals;

  const turnOnSound = () =>
    void sound.turnOn().then((isAudible) => {
      if (!isAudible) show({ text: BOARD_MESSAGES.sound.unsupported, tone: 'alert' });
    });
  return {
    fresh,
    /** Of an order whose next step is being sent, which says itself that it was seen. */
    silence: touch,
    touch: useCallback(
      (orderId: number) => {
        if (fresh.has(orderId)) tellSeen([orderId]);
        touch(orderId);
      },
      [fresh, touch],
    ),
    touchAll: useCallback(() => {
      tellSeen(fresh);
      touchAll();
    }, [fresh, touchAll]),
    sound,
    turnOnSound,
    needsSound: sound.state === 'off' && loud.size > 0,
  };
}

/** The phone that ordered says so. Where it does not arrive, the order's next step says it too. */
function tellSeen(orderIds: Iterable<number>): void {
  for (const id of orderIds) {
    call(seeOrder, { params: { id }, body: {} }).catch(() => undefined);
  }
}

/** '(2) Pedidos' in the tab's title, so that they are noticed from another tab. */
function useBoardTitle(loudCount: number): void {
  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);

  useEffect(() => {
    document.title =
      loudCount > 0 ? `(${loudCount}) ${BOARD_MESSAGES.pageTitle}` : BOARD_MESSAGES.pageTitle;
  }, [loudCount]);
}
