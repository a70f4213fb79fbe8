import {
  callFromWire,
  type CallWire,
  orderFromWire,
  tabHeadFromWire,
  type TabHead,
  type TabNewsWire,
  type TabWire,
  type ToldPayment,
} from '@simplato/contract';
import { CAME_TOO_LATE, withMoneyOfTab, type Order } from '@simplato/domain';
import { createEmitter } from '../../emitter.ts';

/** An open tab as the room shows it. */
export interface RoomTab extends TabHead {
  orders: readonly Order[];
}

export interface RoomPage {
  /** False before the first list. */
  isLoaded: boolean;
  /** Oldest first. */
  tabs: readonly RoomTab[];
  /** Those that are over, and of which something has yet to be handed back. */
  owing: readonly RoomTab[];
}

export const EMPTY_ROOM: RoomPage = { isLoaded: false, tabs: [], owing: [] };

interface TabNews {
  head: TabHead;
  /** False if it names an order that the room does not know: the list has to be read again. */
  isWhole: boolean;
  /** Payments that only now came, when the tab was over, and go back by themselves. */
  late: readonly ToldPayment[];
}

/**
 * The open tabs of the restaurant and their orders, from the list, the stream and the answers to our
 * own calls. As on the board, of two copies the one with the higher number wins, so that none of them
 * sets the room back. A tab that closed is remembered as that: a list that was asked for before must
 * not bring it back.
 */
export interface RoomBook {
  hear: (order: Order) => void;
  hearHead: (head: TabNewsWire) => TabNews;
  /** A whole tab, as an answer brings it. */
  hearTab: (tab: TabWire) => void;
  /** A call, as an answer brings it: its tab follows by the stream. */
  hearCall: (call: CallWire) => void;
  moment: () => number;
  /** Takes the list of the open tabs, fetched after `moment` returned this number. */
  reconcile: (listed: readonly TabWire[], moment: number) => void;
  subscribe: (listener: () => void) => () => void;
  /** The same object until something changes. */
  read: () => RoomPage;
}

export function createRoomBook(): RoomBook {
  const heads = new Map<number, { head: TabHead; receivedAt: number }>();
  const orders = new Map<number, Order>();
  /** Payments that have been seen as given back. */
  const returned = new Set<number>();
  const { subscribe, emit } = createEmitter();
  let clock = 0;
  let page = EMPTY_ROOM;

  const keepOrder = (order: Order) => {
    const known = orders.get(order.orderId);
    if (!known || order.version > known.version) orders.set(order.orderId, order);
  };

  const keepHead = (head: TabHead) => {
    for (const { paymentNumber, state } of head.payments) {
      if (state === 'returned') returned.add(paymentNumber);
    }
    const known = heads.get(head.tabId);
    // One of its orders may have gone to another tab with the same number: an equal copy counts too.
    const isOlder = known !== undefined && head.version < known.head.version;
    heads.set(head.tabId, { head: isOlder ? known.head : head, receivedAt: clock });
  };

  const keepTab = (tab: TabWire) => {
    for (const wire of tab.pedidos) keepOrder(orderFromWire(wire));
    keepHead(tabHeadFromWire(tab));
  };

  const rebuild = (isLoaded: boolean) => {
    const known = [...heads.values()]
      .filter(({ head }) => !head.isClosed || isOwing(head))
      .map(({ head }) => ({
        ...head,
        orders: head.orderIds.flatMap((orderId) => {
          const order = orders.get(orderId);
          return order ? [withMoneyOfTab(order, head.moneyOfOrders.get(orderId))] : [];
        }),
      }))
      .toSorted((one, other) => one.tabId - other.tabId);
    page = {
      isLoaded,
      tabs: known.filter(({ isClosed }) => !isClosed),
      owing: known.filter(({ isClosed }) => isClosed),
    };
    emit();
  };

  return {
    hear(order) {
      clock += 1;
      keepOrder(order);
      rebuild(page.isLoaded);
    },
    hearHead(wire) {
      clock += 1;
      const head = tabHeadFromWire(wire);
      const late = lateIn(head).filter(({ paymentNumber }) => !returned.has(paymentNumber));
      keepHead(head);
      rebuild(page.isLoaded);
      const isWhole = head.isClosed || head.orderIds.every((orderId) => orders.has(orderId));
      return { head, isWhole, late };
    },
    hearTab(tab) {
      clock += 1;
      keepTab(tab);
      rebuild(page.isLoaded);
    },
    hearCall(wire) {
      const call = callFromWire(wire);
      const known = heads.get(call.tabId);
      if (!known) return;
      clock += 1;
      const calls = known.head.calls.flatMap((one) => {
        if (one.callId !== call.callId) return [one];
        return call.endedAt === null ? [call] : [];
      });
      heads.set(call.tabId, { head: { ...known.head, calls }, receivedAt: clock });
      rebuild(page.isLoaded);
    },
    moment: () => clock,
    reconcile(listed, moment) {
      const ids = new Set(listed.map(({ idcuenta }) => idcuenta));
      for (const [tabId, { receivedAt }] of heads) {
        // Neither in the list nor heard of since it was asked for: it closed without our noticing.
        if (!ids.has(tabId) && receivedAt <= moment) heads.delete(tabId);
      }
      for (const tab of listed) keepTab(tab);
      rebuild(true);
    },
    subscribe,
    read: () => page,
  };
}

function isOwing({ payments }: TabHead): boolean {
  return payments.some(({ owedBackCents }) => owedBackCents > 0);
}

function lateIn({ isClosed, payments }: TabHead): readonly ToldPayment[] {
  return isClosed ? payments.filter(({ reason }) => reason === CAME_TOO_LATE) : [];
}
