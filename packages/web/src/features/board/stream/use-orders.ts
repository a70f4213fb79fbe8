import { KITCHEN_SCREEN, orderMoneyFromWire, orderFromWire } from '@simplato/contract';
import { listClosedOrders, listOrders, streamOrders } from '@simplato/contract/staff-endpoints';
import { isStuck, type Order } from '@simplato/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { call } from '../../../api/call.ts';
import { openOrderStream, type OrderStreamState } from '../../../api/order-stream.ts';
import type { SlipStep } from '../slip/course-step.ts';
import { stationsQuery } from '../../live/stations-query.ts';
import { storedPlaces } from '../cancelled/stored-places.ts';
import type { UnsentMarks } from '../../menu/staff/use-sold-out.ts';
import { staffMenuQuery } from '../../menu/staff/staff-menu.ts';
import { syncRestaurant } from '../../restaurant/sync-restaurant.ts';
import { UNSENT_MESSAGES } from '../../../i18n/es/board-unsent.ts';
import { useToast } from '../../../ui/toast.tsx';
import { createOrderBook, EMPTY_PAGE, type OrderBook } from './order-book.ts';
import { createOutbox } from './outbox.ts';
import { createPaymentAsker } from './payment-asker.ts';
import { createStepRunner } from './step-runner.ts';
import { createMarkRunner } from './mark-runner.ts';
import { allergySeer } from './allergy-seer.ts';
import { applyOrder } from './apply-order.ts';
import { createTapNotices } from './tap-notices.ts';
import { NO_TAPS, storedTaps, type UnsentTaps } from './unsent-taps.ts';
import { useStoredValue } from '../../../storage/stored-value.ts';
import { boardSettingsQuery } from '../../live/use-board-settings.ts';
import { waitingTicketsQuery } from '../printing/waiting-tickets.ts';

interface LiveOrders {
  book: OrderBook;
  /** Null before the first list. */
  orders: ReadonlyMap<number, Order> | null;
  stream: OrderStreamState;
  hasFailed: boolean;
  isFetching: boolean;
  refetch: () => void;
  /** Advances an order, or does what comes next of its lines and courses, shown at once. */
  advance: (order: Order, step: SlipStep | null) => void;
  /** Fires a course that is held, shown at once. */
  fire: (order: Order, course: number) => void;
  /** Stores that a course is on the table, shown at once. */
  serve: (order: Order, course: number) => void;
  /** Ticks a line or takes its tick away, shown at once. */
  tick: (order: Order, lineNumber: number) => void;
  /** What was tapped without a connection, and is shown as done. */
  unsent: UnsentTaps;
  /** Where it is kept without a connection that a product ran out, or is back. */
  unsentMarks: UnsentMarks;
  /** Confirms that the kitchen has seen its allergy; shown once the server knows. */
  seeAllergy: (order: Order) => Promise<void>;
}

/** How often it is tried to send what waits. */
const RESEND_MS = 5_000;

/** Those that left every board, and whose money a person still has to return. */
async function readStuck(): Promise<Order[]> {
  const stuck = await call(listClosedOrders, { query: { dinero: 'sin_devolver' } });
  return stuck.map(({ pedido }) => orderFromWire(pedido)).filter(isStuck);
}

/** Those that were on this board, and were cancelled while it did not look. */
async function readCancelled(
  restaurantId: number,
  book: OrderBook,
  open: readonly Order[],
): Promise<Order[]> {
  const missing = new Set([
    ...storedPlaces(restaurantId).read().keys(),
    ...book.read().orders.keys(),
  ]);
  for (const { orderId } of open) missing.delete(orderId);
  if (missing.size === 0) return [];
  const closed = (await call(listClosedOrders)).map(({ pedido }) => orderFromWire(pedido));
  return closed.filter(({ orderId, status }) => status === 'cancelled' && missing.has(orderId));
}

/**
 * The open orders, live. The list is fetched again each time the stream connects, until it arrives:
 * what happened while it was down is in the list, what happens afterwards is in the stream, and the
 * book merges them. While the stream is down, the list is fetched at each retry, which also detects the end of
 * the session, since an EventSource does not report why it failed.
 *
 * @param usesRoom whether somebody tends the room, and asks there how a table pays
 */
export function useOrders(restaurantId: number, usesRoom: boolean): LiveOrders {
  const [book] = useState(createOrderBook);
  const toaster = useToast();
  const queryClient = useQueryClient();
  const [stream, setStream] = useState<OrderStreamState>({
    status: 'connecting',
    lastWordAt: null,
  });
  const page = useSyncExternalStore(book.subscribe, book.read, () => EMPTY_PAGE);
  const notices = useMemo(() => createTapNotices(toaster), [toaster]);
  const outbox = useMemo(
    () =>
      createOutbox({
        book,
        store: storedTaps(restaurantId),
        toaster,
        notices,
        readMenu: () => void queryClient.invalidateQueries(staffMenuQuery(restaurantId)),
      }),
    [book, restaurantId, toaster, notices, queryClient],
  );
  const unsent = useStoredValue(storedTaps(restaurantId), NO_TAPS);

  const list = useQuery({
    queryKey: ['board', restaurantId],
    queryFn: async ({ signal }) => {
      const moment = book.moment();
      const [open, stuck] = await Promise.all([
        call(listOrders).then((orders) => orders.map(orderFromWire)),
        readStuck(),
      ]);
      const cancelled = await readCancelled(restaurantId, book, open);
      // A newer list was requested meanwhile, and may have arrived.
      if (!signal.aborted) {
        book.reconcile([...open, ...cancelled, ...stuck], moment);
        outbox.restore();
      }
      return true;
    },
    // The book holds the orders and lives as long as the page; the query only tracks the state of
    // the call.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

  const fetchList = list.refetch;
  const refetch = useCallback(() => void fetchList(), [fetchList]);
  useEffect(() => {
    return openOrderStream(streamOrders, {
      hearsHidden: true,
      screen: KITCHEN_SCREEN,
      onOpen: async () => {
        // A list requested before the stream was connected may miss what happened in between.
        await queryClient.cancelQueries({ queryKey: ['board', restaurantId] });
        await fetchList({ throwOnError: true });
        void outbox.sendAll();
      },
      onOrder: (order) => applyOrder(book, order, book.hear),
      onTab: (tab) => book.hearMoney(orderMoneyFromWire(tab)),
      onRestaurant: (restaurant) => {
        syncRestaurant(queryClient, restaurantId, restaurant);
        // This event is also sent when the board's settings change, or a printer stops or goes on.
        void queryClient.invalidateQueries(boardSettingsQuery(restaurantId));
        void queryClient.invalidateQueries(waitingTicketsQuery(restaurantId));
        void queryClient.invalidateQueries(stationsQuery(restaurantId));
      },
      onMenu: () => void queryClient.invalidateQueries(staffMenuQuery(restaurantId)),
      onState: (state) => {
        setStream(state);
        if (state.status === 'down') void fetchList({ cancelRefetch: false });
      },
    });
  }, [book, fetchList, outbox, restaurantId, queryClient]);

  // A call may fail while the stream lives.
  const isWaiting = unsent.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void outbox.sendAll(), RESEND_MS);
    return () => clearInterval(timer);
  }, [isWaiting, outbox]);

  const paymentAsker = useMemo(
    () => (usesRoom ? null : createPaymentAsker({ restaurantId, book, notices, toaster })),
    [usesRoom, restaurantId, book, notices, toaster],
  );
  const steps = useMemo(
    () => createStepRunner({ book, outbox, notices, toaster, refetch, paymentAsker }),
    [book, outbox, notices, toaster, refetch, paymentAsker],
  );
  const marks = useMemo(
    () => createMarkRunner({ book, outbox, notices, toaster, refetch }),
    [book, outbox, notices, toaster, refetch],
  );
  const advance = useCallback(
    (order: Order, step: SlipStep | null) => {
      switch (step?.kind) {
        case 'finish':
        case 'bump':
        case 'recall':
          return marks.tickAll(order, step.lineNumbers, step.kind !== 'recall');
        case 'serve':
          for (const course of step.courses) marks.serve(order, course);
          return;
        case 'fire':
          return marks.fire(order, step.course);
        case 'wait':
          return;
        default:
          return steps.advance(order, step?.course);
      }
    },
    [marks, steps],
  );
  const seeAllergy = useMemo(() => allergySeer({ book, outbox, toaster }), [book, outbox, toaster]);
  return {
    book,
    orders: page.isLoaded ? page.orders : null,
    stream,
    hasFailed: list.isError && !page.isLoaded,
    isFetching: list.isFetching,
    refetch,
    advance,
    fire: marks.fire,
    serve: marks.serve,
    tick: marks.tick,
    unsent,
    unsentMarks: useMemo(
      () => ({
        isWaiting: outbox.isWaiting,
        keep: (target, soldOut) =>
          outbox.keep(
            { kind: 'sold-out', ...target, soldOut },
            { text: UNSENT_MESSAGES.keptMark(target.name) },
          ),
      }),
      [outbox],
    ),
    seeAllergy,
  };
}
