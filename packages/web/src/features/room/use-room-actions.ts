import {
  closeReasonToWire,
  orderFromWire,
  statusToWire,
  type ProductFactsWire,
  type TabWire,
  type ToldPayment,
} from '@simplato/contract';
import {
  acceptWeightByPin,
  admitMember,
  advanceOrder,
  cancelOrder,
  closeTab,
  endCall,
  fireCourse,
  handBack,
  holdCourse,
  mergeTabs,
  moveOrder,
  moveTab,
  releaseTabPayment,
  returnOrder,
  seatParty,
  seeOrder,
  serveCourse,
  splitTab,
  takeCall,
  undoCharge,
  unserveCourse,
  weighLine,
} from '@simplato/contract/staff-endpoints';
import {
  type Call,
  type Cents,
  type CloseReason,
  coursesAtPass,
  formatEuros,
  parseCents,
  type Order,
  SPLIT_WINDOW_MS,
  tableLabel,
  UNDO_WINDOW_MS,
} from '@simplato/domain';
import { useMemo, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { RefusedError } from '../../api/call-error.ts';
import { failureMessage, isRefusedForGood } from '../../forms/failure-message.ts';
import { CHARGING_MESSAGES as charging } from '../../i18n/es/charging.ts';
import { ROOM_MESSAGES as copy } from '../../i18n/es/room.ts';
import { STAFF_COURSE_MESSAGES as courses } from '../../i18n/es/staff-courses.ts';
import { type Toast, useToast } from '../../ui/toast.tsx';
import { payerName } from './charge.ts';
import type { RoomBook, RoomTab } from './room-book.ts';
import { type ChargeOrder, sendCharge } from '../live/charges/send-charge.ts';
import { nameAtTab } from './room-view.ts';
import { useSettling } from '../live/use-settling.ts';
import { createTapLock } from './tap-lock.ts';

/** How much earlier than the server allows an undoing is offered no more: a late tap still works. */
export const LATE_TAP_MS = 5_000;

type TabNamed = Pick<RoomTab, 'tabId' | 'tableName'>;

/** Weight and price as whoever says yes to them has read them. */
export interface AcceptedByPin {
  gramos: number;
  /** What the menu says since it was ordered, once they were told. */
  leido?: ProductFactsWire | undefined;
  idusuario: number;
  pinacceso: string;
}

/**
 * What staff do in the room. Those of one tap say themselves what became of them, with a way to try
 * again where no answer came; those of a dialog throw, and the dialog says it.
 */
export interface RoomActions {
  isPending: (key: string) => boolean;
  /** Whether the room has just moved: buttons of what waits at a table take no press. */
  isSettling: boolean;
  /** For screen readers: what the last tap did. */
  announcement: string;
  take: (tab: TabNamed, call: Call) => void;
  end: (tab: TabNamed, call: Call) => void;
  admit: (tab: RoomTab, memberId: number) => void;
  serve: (order: Order) => void;
  fireCourse: (tab: TabNamed, order: Pick<Order, 'orderId'>, course: number) => void;
  serveCourse: (tab: TabNamed, order: Order, course: number) => void;
  /** All of a table that waits at the pass was carried. */
  serveAll: (tab: RoomTab) => void;
  /** Somebody has told the kitchen of an order that nobody there had seen. */
  tellKitchen: (order: Order) => void;
  seat: (tableName: string) => Promise<number>;
  /** Opens a second tab at a table. */
  seatBeside: (tableName: string) => void;
  move: (tab: RoomTab, tableName: string, isBeside: boolean) => Promise<void>;
  merge: (tab: RoomTab, into: TabNamed) => Promise<void>;
  /** Undoes the last merge into a tab. */
  split: (tabId: number, from: { tableName: string }) => void;
  /** Notes what the scale says of a line, which its table has yet to accept. */
  weigh: (order: Order, lineNumber: number, grams: number) => Promise<void>;
  /** Accepts what was weighed, for a table without a phone. */
  acceptWeight: (order: Order, lineNumber: number, body: AcceptedByPin) => Promise<void>;
  /** Ends an order that waits for the scale; its diner reads the reason. */
  cancel: (order: Order, reason: string) => Promise<void>;
  moveOrder: (order: Order, from: TabNamed, into: TabNamed) => Promise<void>;
  /** Units were taken off an order. */
  removed: (order: Order, text: string) => void;
  /** Returns the change. */
  charge: (tab: Pick<RoomTab, 'tabId'>, order: ChargeOrder) => Promise<Cents>;
  undoCharge: (tab: RoomTab, payment: ToldPayment, reason: string) => Promise<void>;
  /** Money that was owed back is in their hands again. */
  handBack: (tab: RoomTab, payment: ToldPayment) => void;
  /** Frees what a phone is paying. */
  release: (tab: RoomTab, payment: ToldPayment) => void;
  close: (tab: TabNamed, reason: CloseReason | null) => Promise<void>;
  /** A tab as an answer brings it. */
  hearTab: (tab: TabWire) => void;
  hearOrder: (order: Order) => void;
}

/** What a refusal comes to in the room; what is not there any more was changed by a colleague or the table. */
export function roomFailure(error: unknown): string {
  if (!(error instanceof RefusedError)) return failureMessage(error);
  if (error.code === 'not_found') return copy.changed;
  return Object.values(error.fields)[0] ?? failureMessage(error);
}

/** After a refusal somebody else has changed what was tapped: `reread` has the room show what is true now. */
export function useRoomActions(
  book: RoomBook,
  onOpen: (tabId: number) => void,
  reread: () => void,
): RoomActions {
  const { show, dismiss } = useToast();
  /** The offer to take the last deed back; an older one would no longer fit. */
  const offered = useRef<number | null>(null);
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());

  const [announcement, setAnnouncement] = useState('');
  const [lock] = useState(() => createTapLock(() => performance.now()));
  const { isSettling, settle } = useSettling();

  return useMemo(() => {
    const heed = async <A>(answer: Promise<A>): Promise<A> => {
      try {
        return await answer;
      } catch (error) {
        if (isRefusedForGood(error)) reread();
        throw error;
      }
    };
    const send: typeof call = async (endpoint, input) => heed(call(endpoint, input));

    const toggle = (key: string, isPending: boolean) =>
      setPending((keys) => {
        const others = new Set(keys);
        if (isPending) others.add(key);
        else others.delete(key);
        return others;
      });

    /** A tap that is sent at once; a second one meanwhile is the same. */
    const tap = async (key: string, work: () => Promise<Toast | null>): Promise<void> => {
      toggle(key, true);
      try {
        const told = await work();
        if (told) show(told);
      } catch (error) {
        const again = { label: copy.retry, onClick: () => void tap(key, work) };
        show({
          text: roomFailure(error),
          tone: 'alert',
          ...(!isRefusedForGood(error) && { action: again }),
        });
      } finally {
        toggle(key, false);
      }
    };

    const withdraw = () => {
      if (offered.current !== null) dismiss(offered.current);
      offered.current = null;
    };
    const offer = (toast: Toast) => {
      withdraw();
      offered.current = show(toast);
    };

    const done = (text: string): Toast => ({ text, tone: 'success' });
    const answerCall = (
      tab: TabNamed,
      { callId }: Call,
      endpoint: typeof takeCall | typeof endCall,
    ) =>
      void tap(`call-${callId}`, async () => {
        const answer = await send(endpoint, { params: { id: callId } });
        book.hearCall(answer);
        const table = tableLabel(tab.tableName);
        // Eyes see it in its row; a notice would only cover the room.
        setAnnouncement(endpoint === endCall ? copy.isDone(table) : copy.going(table));
        return null;
      });

    /** Takes a party back to its table; where others sit by now, asks whether it goes beside them. */
    const takeBack = (key: string, home: string, work: (isBeside: boolean) => Promise<Toast>) => {
      const beside = () => void tap(key, async () => work(true));
      void tap(key, async () => {
        try {
          return await work(false);
        } catch (error) {
          if (!(error instanceof RefusedError) || error.code !== 'table_taken') throw error;
          return {
            text: copy.takenMeanwhile(tableLabel(home)),
            durationMs: 0,
            action: { label: copy.moving.beside, onClick: beside },
          };
        }
      });
    };

    const split = (tabId: number, { tableName }: { tableName: string }) => {
      withdraw();
      takeBack(`split-${tabId}`, tableName, async (isBeside) => {
        const body = { otra: isBeside };
        const back = await send(splitTab, { params: { id: tabId }, body });
        book.hearTab(back);
        onOpen(back.idcuenta);
        return done(copy.merging.undone(tableLabel(back.mesa)));
      });
    };

    const move = async (tab: RoomTab, tableName: string, isBeside: boolean) => {
      const body = { mesa: tableName, otra: isBeside };
      book.hearTab(await send(moveTab, { params: { id: tab.tabId }, body }));
      const [from, to] = [tableLabel(tab.tableName), tableLabel(tableName)];
      const back = () =>
        takeBack(`move-${tab.tabId}`, tab.tableName, async (mayShare) => {
          const home = { mesa: tab.tableName, otra: mayShare };
          book.hearTab(await send(moveTab, { params: { id: tab.tabId }, body: home }));
          return done(copy.moving.done(to, from));
        });
      offer({
        ...done(copy.moving.done(from, to)),
        action: { label: copy.undo, onClick: back },
      });
    };

    /** What changes what waits at a table, and so what stands under the finger. */
    const tapAt = ({ tabId }: TabNamed, key: string, work: () => Promise<Toast | null>) => {
      if (!lock.take(tabId)) return;
      void tap(key, work).finally(() => {
        lock.release(tabId);
        settle();
      });
    };
    const undoable = (key: string, text: string, undo: () => Promise<Toast>): Toast => ({
      ...done(text),
      durationMs: UNDO_WINDOW_MS - LATE_TAP_MS,
      action: { label: copy.undo, onClick: () => void tap(key, undo) },
    });
    type CourseCall =
      | typeof fireCourse
      | typeof holdCourse
      | typeof serveCourse
      | typeof unserveCourse;
    const sendCourse = async (endpoint: CourseCall, id: number, curso: number) =>
      book.hear(orderFromWire(await send(endpoint, { params: { id }, body: { curso } })));
    const close = async (idorder: number) => {
      const body = { idorder, status: statusToWire('closed') };
      book.hear(orderFromWire(await send(advanceOrder, { body })));
    };
    const reopen = async (id: number) => {
      const back = { status: statusToWire('closed'), motivo: '' };
      book.hear(orderFromWire(await send(returnOrder, { params: { id }, body: back })));
    };

    const serve = (order: Order) =>
      void tap(`serve-${order.orderId}`, async () => {
        await close(order.orderId);
        const undo = () =>
          void tap(`serve-${order.orderId}`, async () => {
            await reopen(order.orderId);
            return done(copy.tab.undone(order.orderId));
          });
        return {
          ...done(copy.tab.servedDone(order.orderId)),
          action: { label: copy.undo, onClick: undo },
        };
      });

    const seatAt = async (tableName: string, isBeside: boolean) => {
      const tab = await send(seatParty, { body: { mesa: tableName, otra: isBeside } });
      book.hearTab(tab);
      return tab;
    };

    return {
      hearTab: book.hearTab,
      hearOrder: book.hear,
      isPending: (key) => pending.has(key),
      isSettling,
      announcement,
      take: (tab, one) => answerCall(tab, one, takeCall),
      end: (tab, one) => answerCall(tab, one, endCall),
      admit: (tab, memberId) =>
        void tap(`admission-${tab.tabId}-${memberId}`, async () => {
          const params = { id: tab.tabId };
          book.hearTab(await send(admitMember, { params, body: { idcomensal: memberId } }));
          return done(copy.admitted(nameAtTab(tab, memberId), tableLabel(tab.tableName)));
        }),
      serve,
      fireCourse: (tab, { orderId }, course) => {
        const key = `fire-${orderId}-${course}`;
        tapAt(tab, key, async () => {
          await sendCourse(fireCourse, orderId, course);
          return undoable(key, courses.firedOf(course, tab.tableName), async () => {
            await sendCourse(holdCourse, orderId, course);
            return done(courses.heldAgain(course, tab.tableName));
          });
        });
      },
      serveCourse: (tab, { orderId }, course) => {
        const key = `serve-${orderId}-${course}`;
        tapAt(tab, key, async () => {
          await sendCourse(serveCourse, orderId, course);
          const text = copy.tab.courseServedDone(courses.name(course), orderId);
          return undoable(key, text, async () => {
            await sendCourse(unserveCourse, orderId, course);
            return done(copy.tab.undone(orderId));
          });
        });
      },
      serveAll: (tab) => {
        const key = `serve-all-${tab.tabId}`;
        const whole = tab.orders.filter(({ status }) => status === 'ready');
        const parts = tab.orders
          .filter(({ status }) => status !== 'ready')
          .flatMap((order) =>
            coursesAtPass(order).map(({ course }) => [order.orderId, course] as const),
          );
        tapAt(tab, key, async () => {
          for (const { orderId } of whole) await close(orderId);
          for (const [orderId, course] of parts) await sendCourse(serveCourse, orderId, course);
          return undoable(key, copy.tab.allServedDone(tableLabel(tab.tableName)), async () => {
            for (const { orderId } of whole) await reopen(orderId);
            for (const [orderId, course] of parts) await sendCourse(unserveCourse, orderId, course);
            return done(copy.tab.allUndone(tableLabel(tab.tableName)));
          });
        });
      },
      tellKitchen: ({ orderId }) =>
        void tap(`seen-${orderId}`, async () => {
          const seen = await send(seeOrder, { params: { id: orderId }, body: {} });
          book.hear(orderFromWire(seen));
          return done(copy.tab.seenDone);
        }),
      seat: async (tableName) => {
        const { idcuenta } = await seatAt(tableName, false);
        show(done(copy.free.seated(tableLabel(tableName))));
        return idcuenta;
      },
      seatBeside: (tableName) =>
        void tap(`beside-${tableName}`, async () => {
          const { idcuenta, numero } = await seatAt(tableName, true);
          onOpen(idcuenta);
          return done(copy.tab.besideDone(tableLabel(tableName), numero));
        }),
      move,
      merge: async (tab, into) => {
        const body = { idcuenta: into.tabId };
        book.hearTab(await send(mergeTabs, { params: { id: tab.tabId }, body }));
        const words = copy.merging.done(tableLabel(tab.tableName), tableLabel(into.tableName));
        offer({
          ...done(words),
          durationMs: SPLIT_WINDOW_MS - LATE_TAP_MS,
          action: { label: copy.undo, onClick: () => split(into.tabId, tab) },
        });
      },
      split,
      weigh: async ({ orderId }, linea, gramos) => {
        const params = { id: orderId, linea };
        const weighed = orderFromWire(await send(weighLine, { params, body: { gramos } }));
        book.hear(weighed);
        const { name = '' } = weighed.lines[linea - 1] ?? {};
        show(done(copy.weighing.saved(name, gramos, formatEuros(weighed.totalCents))));
      },
      acceptWeight: async ({ orderId }, linea, body) => {
        const params = { id: orderId, linea };
        book.hear(orderFromWire(await send(acceptWeightByPin, { params, body })));
        show(done(copy.weighing.accepted(orderId)));
      },
      cancel: async ({ orderId }, motivo) => {
        const params = { id: orderId };
        book.hear(orderFromWire(await send(cancelOrder, { params, body: { motivo } })));
        show(done(copy.weighing.cancel.done(orderId)));
      },
      moveOrder: async ({ orderId }, from, into) => {
        const put = async (where: TabNamed) => {
          const body = { idcuenta: where.tabId };
          book.hearTab(await send(moveOrder, { params: { id: orderId }, body }));
          return done(copy.movingOrder.done(orderId, tableLabel(where.tableName)));
        };
        const back = () => void tap(`move-order-${orderId}`, async () => put(from));
        offer({ ...(await put(into)), action: { label: copy.undo, onClick: back } });
      },
      removed: (order, text) => {
        book.hear(order);
        show(done(text));
      },
      charge: async ({ tabId }, order) => {
        const { cuenta, cambio } = await heed(sendCharge(tabId, order));
        book.hearTab(cuenta);
        show(done(charging.charge.done(formatEuros(order.cents + order.tipCents))));
        return parseCents(cambio) ?? 0;
      },
      undoCharge: async ({ tabId }, { paymentNumber, cents }, motivo) => {
        const params = { id: tabId, idpago: paymentNumber };
        book.hearTab(await send(undoCharge, { params, body: { motivo } }));
        show(done(charging.undo.done(formatEuros(cents))));
      },
      handBack: (tab, { paymentNumber, memberId, owedBackCents }) =>
        void tap(`payment-${paymentNumber}`, async () => {
          const params = { id: tab.tabId, idpago: paymentNumber };
          book.hearTab(await send(handBack, { params }));
          const who = payerName(tab, memberId);
          return done(charging.payments.handedBack(who, formatEuros(owedBackCents)));
        }),
      release: (tab, { paymentNumber, memberId, cents }) =>
        void tap(`payment-${paymentNumber}`, async () => {
          const params = { id: tab.tabId, idpago: paymentNumber };
          book.hearTab(await send(releaseTabPayment, { params }));
          const who = payerName(tab, memberId);
          return done(charging.payments.released(who, formatEuros(cents)));
        }),
      close: async ({ tabId, tableName }, reason) => {
        const body = reason === null ? {} : { motivo: closeReasonToWire(reason) };
        book.hearTab(await send(closeTab, { params: { id: tabId }, body }));
        show(done(copy.closing.done(tableLabel(tableName))));
      },
    };
  }, [book, onOpen, reread, pending, isSettling, settle, announcement, show, dismiss, lock]);
}
