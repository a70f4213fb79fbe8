import { KITCHEN_SCREEN, orderMoneyFromWire, orderFromWire } from '@simplato/contract';
import {
  listClosedOrders,
  listMissedOrders,
  listOrders,
  streamOrders,
} from '@simplato/contract/staff-endpoints';
import { isStuck, type Order } from '@simplato/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { call } from '../../../api/call.ts';
import { UnansweredError } from '../../../api/call-error.ts';
import { openOrderStream, type OrderStreamState } from '../../../api/order-stream.ts';
import type { SlipStep } from '../slip/course-step.ts';
import { stationsQuery } from '../../live/stations-query.ts';
import { storedPlaces } from '../cancelled/stored-places.ts';
import type { UnsentMarks } from '../../menu/staff/use-sold-out.ts';
import { staffMenuQuery } from '../../menu/staff/staff-menu.ts';
import { syncRestaurant } from '../../restaurant/sync-restaurant.ts';
import { UNSENT_MESSAGES } from '../../../i18n/es/board-unsent.ts';
import { useToast } from '../../../ui/toast.tsx';
import { createHeardEvents } from './heard-events.ts';
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

/** The orders that have changed since an event, or all that are open where those cannot be told apart. */
async function readOrders(since: number): Promise<{ orders: Order[]; areAll: boolean }> {
  if (since > 0) {
    const missed = await call(listMissedOrders, { query: { desde: String(since) } }).then(
      ({ pedidos }) => pedidos,
      (error: unknown) => {
        if (error instanceof UnansweredError) throw error;
        // A server of the version before does not know the call; a session that has ended is reported by the list.
        return null;
      },
    );
    if (missed) return { orders: missed.map(orderFromWire), areAll: false };
  }
  return { orders: (await call(listOrders)).map(orderFromWire), areAll: true };
}

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
 * The open orders, live. Each time the stream connects, the server is asked for what has changed since the last
 * event before which nothing is missing, or for the whole list, until it answers: what happened while it was down is
 * in that, what happens afterwards is in the stream, and the book merges them. While the stream is down, the same is
 * asked at each retry, which also detects the end of the session, since an EventSource does not report why it failed.
 *
 * @param usesRoom whether somebody tends the room, and asks there how a table pays
 */
export function useOrders(restaurantId: number, usesRoom: boolean): LiveOrders {
  const [book] = useState(createOrderBook);
  const [heard] = useState(createHeardEvents);
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
      const [{ orders, areAll }, stuck] = await Promise.all([
        readOrders(heard.upTo()),
        readStuck(),
      ]);
      const cancelled = areAll ? await readCancelled(restaurantId, book, orders) : [];
      // A newer list was requested meanwhile, and may have arrived.
      if (!signal.aborted) {
        const take = areAll ? book.reconcile : book.merge;
        take([...orders, ...cancelled, ...stuck], moment);
        heard.read(orders, areAll);
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
  const refetch = useCallback(() => {
    heard.forget();
    void fetchList();
  }, [heard, fetchList]);
  useEffect(() => {
    return openOrderStream(streamOrders, {
      hearsHidden: true,
      screen: KITCHEN_SCREEN,
      onOpen: async () => {
        heard.interrupt(true);
        // A list requested before the stream was connected may miss what happened in between.
        await queryClient.cancelQueries({ queryKey: ['board', restaurantId] });
        await fetchList({ throwOnError: true });
        void outbox.sendAll();
      },
      onOrder: (order) => {
        heard.hear(order);
        applyOrder(book, order, book.hear);
      },
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
        if (state.status !== 'live') heard.interrupt(false);
        if (state.status === 'down') void fetchList({ cancelRefetch: false });
      },
    });
  }, [book, heard, fetchList, outbox, restaurantId, queryClient]);

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
