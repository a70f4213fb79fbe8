import type { TabHead, ToldPayment } from '@simplato/contract';
import { listTabs, streamOrders } from '@simplato/contract/staff-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { call } from '../../api/call.ts';
import { openOrderStream, type OrderStreamState } from '../../api/order-stream.ts';
import { boardSettingsQuery } from '../live/use-board-settings.ts';
import { staffMenuQuery } from '../menu/staff/staff-menu.ts';
import { syncRestaurant } from '../restaurant/sync-restaurant.ts';
import { tablesOfRoomQuery } from '../tables/table-queries.ts';
import { createRoomBook, EMPTY_ROOM, type RoomBook, type RoomTab } from './room-book.ts';

export interface LiveRoom {
  book: RoomBook;
  /** Null before the first list. */
  tabs: readonly RoomTab[] | null;
  /** Closed, with something to be handed back. */
  owing: readonly RoomTab[];
  stream: OrderStreamState;
  hasFailed: boolean;
  isFetching: boolean;
  refetch: () => void;
}

/**
 * The open tabs, live, on the stream that this browser's screens share. The list is read again each
 * time it connects, and when it speaks of something that the room does not know.
 *
 * @param onLate hears of a payment that came when its tab was over, which no list of the room shows
 */
export function useRoom(
  restaurantId: number,
  onLate: (tab: TabHead, payment: ToldPayment) => void,
): LiveRoom {
  const [book] = useState(createRoomBook);
  const queryClient = useQueryClient();
  const [stream, setStream] = useState<OrderStreamState>({
    status: 'connecting',
    lastWordAt: null,
  });
  const page = useSyncExternalStore(book.subscribe, book.read, () => EMPTY_ROOM);

  const list = useQuery({
    queryKey: ['room', restaurantId],
    queryFn: async ({ signal }) => {
      const moment = book.moment();
      const tabs = await call(listTabs);
      // A newer list was requested meanwhile, and may have arrived.
      if (!signal.aborted) book.reconcile(tabs, moment);
      return true;
    },
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

  const tellLate = useEffectEvent(onLate);
  const fetchList = list.refetch;
  const refetch = useCallback(() => void fetchList(), [fetchList]);
  useEffect(() => {
    return openOrderStream(streamOrders, {
      hearsHidden: true,
      onOpen: async () => {
        // A list requested before the stream was connected may miss what happened in between.
        await queryClient.cancelQueries({ queryKey: ['room', restaurantId] });
        await fetchList({ throwOnError: true });
      },
      onOrder: book.hear,
      onTab: (wire) => {
        const { head, isWhole, late } = book.hearHead(wire);
        if (!isWhole) refetch();
        for (const payment of late) tellLate(head, payment);
      },
      // Somebody has left a table: no change of its tab, so it has no number.
      onTable: refetch,
      onRestaurant: (restaurant) => {
        syncRestaurant(queryClient, restaurantId, restaurant);
        // This event is also sent when the board's settings change, which say when a table waits.
        void queryClient.invalidateQueries(boardSettingsQuery(restaurantId));
        void queryClient.invalidateQueries(tablesOfRoomQuery(restaurantId));
      },
      onMenu: () => void queryClient.invalidateQueries(staffMenuQuery(restaurantId)),
      onState: (state) => {
        setStream(state);
        if (state.status === 'down') void fetchList({ cancelRefetch: false });
      },
    });
  }, [book, fetchList, refetch, restaurantId, queryClient]);

  return {
    book,
    tabs: page.isLoaded ? page.tabs : null,
    owing: page.owing,
    stream,
    hasFailed: list.isError && !page.isLoaded,
    isFetching: list.isFetching,
    refetch,
  };
}
