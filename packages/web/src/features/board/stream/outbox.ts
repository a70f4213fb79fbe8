import { type ErrorCode, orderFromWire, soldOutToWire, statusToWire } from '@simplato/contract';
import { advanceOrder, markSoldOut, seeOrder, tickLine } from '@simplato/contract/endpoints';
import type { Order } from '@simplato/domain';
import { isOffline, messageOf, RefusedError, UnansweredError } from '../../../api/call-error.ts';
import { call } from '../../../api/call.ts';
import { UNDECIDED } from '../../../api/refusal-under-key.ts';
import { UNSENT_MESSAGES as copy } from '../../../i18n/es/board-unsent.ts';
import { orderLabel } from '../../../i18n/es/board.ts';
import { lockAcrossTabs } from '../../../storage/lock-across-tabs.ts';
import type { StoredValue } from '../../../storage/stored-value.ts';
import type { Toast } from '../../../ui/toast.tsx';
import type { OrderBook } from './order-book.ts';
import type { TickMark } from './tick-marks.ts';
import { aboutOrder, aboutProduct, type TapNotices } from './tap-notices.ts';
import {
  stepsOf,
  type UnsentTap,
  type UnsentTaps,
  without,
  withoutRefused,
  withTap,
} from './unsent-taps.ts';

interface OutboxSurroundings {
  book: OrderBook;
  store: StoredValue<UnsentTaps>;
  toaster: { show: (toast: Toast) => number };
  notices: TapNotices;
  /** Reads the menu again, after a product's mark arrived or was refused. */
  readMenu: () => void;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Answers that say nothing about what was tapped: it waits on. */
const WAITS_ON: readonly ErrorCode[] = [...UNDECIDED, 'no_session', 'too_many', 'too_slow'];

/**
 * Keeps what is tapped without a connection, shows it in the book as done, and sends it in sequence when
 * the line is back. What somebody else overtook meanwhile is refused by the server, and said.
 */
export function createOutbox({ book, store, toaster, notices, readMenu }: OutboxSurroundings) {
  const alone = lockAcrossTabs('simplato-toques');
  const ticks = new Map<string, TickMark>();
  let isSending = false;

  const showSteps = (orderId: number) => {
    const steps = stepsOf(store.read(), orderId);
    if (steps) book.intend(steps);
    else book.forget(orderId);
  };

  function showTick(tap: UnsentTap & { kind: 'tick' }): void {
    const key = tickKey(tap);
    const before = ticks.get(key);
    const { lineNumber, isDone } = tap;
    const mark = { orderId: tap.order.orderId, lineNumber, isDone };
    ticks.set(key, mark);
    book.mark(mark);
    if (before) book.unmark(before);
  }

  function hide(tap: UnsentTap): void {
    if (tap.kind === 'sold-out') readMenu();
    if (tap.kind === 'step') showSteps(tap.order.orderId);
    if (tap.kind !== 'tick') return;
    const mark = ticks.get(tickKey(tap));
    ticks.delete(tickKey(tap));
    if (mark) book.unmark(mark);
  }

  /** Returns the order as the server has it now; null after a product's mark. */
  async function send(tap: UnsentTap): Promise<Order | null> {
    if (tap.kind === 'sold-out') {
      const body = { agotado: soldOutToWire(tap.soldOut) };
      await call(markSoldOut, { params: { id: tap.productId }, body });
      return null;
    }
    const { orderId } = tap.order;
    if (tap.kind === 'step') {
      const body = { idorder: orderId, status: statusToWire(tap.to) };
      return orderFromWire(await call(advanceOrder, { body }));
    }
    if (tap.kind === 'allergy') return sendAllergySeen(orderId);
    return sendTick({ orderId, lineNumber: tap.lineNumber, isDone: tap.isDone });
  }

  /** One after the other, until none is left or the line is gone again. */
  async function sendEach(): Promise<void> {
    for (let [tap] = store.read(); tap; [tap] = store.read()) {
      try {
        const order = await send(tap);
        store.write(without(store.read(), tap));
        if (order) book.hear(order);
      } catch (error) {
        if (mayArriveYet(error)) return;
        store.write(withoutRefused(store.read(), tap));
        notices.withdraw(aboutOf(tap));
        toaster.show({ text: copy.overtaken(nameOf(tap), messageOf(error)), tone: 'alert' });
      }
      hide(tap);
    }
  }

  return {
    /** Something waits: what is tapped now waits behind it. */
    isWaiting: () => store.read().length > 0,
    /** One message at a time: how many wait is said by the board. */
    keep(tap: UnsentTap, told?: Toast): void {
      store.write(withTap(store.read(), tap));
      if (tap.kind === 'step') showSteps(tap.order.orderId);
      if (tap.kind === 'tick') showTick(tap);
      if (told) notices.show(aboutOf(tap), told, 1);
    },
    /** Takes an order's last step back; false if it has been sent. */
    takeBack(orderId: number): boolean {
      const taps = store.read();
      const last = taps.findLast((tap) => tap.kind === 'step' && tap.order.orderId === orderId);
      if (!last || (isSending && last === taps[0])) return false;
      store.write(without(taps, last));
      showSteps(orderId);
      return true;
    },
    /** Shows what waits since before a reload. */
    restore(): void {
      for (const tap of store.read()) {
        if (tap.kind === 'step') showSteps(tap.order.orderId);
        if (tap.kind === 'tick') showTick(tap);
      }
    },
    /** To be called when there may be a connection again. */
    async sendAll(): Promise<void> {
      if (isSending || store.read().length === 0) return;
      isSending = true;
      await alone(sendEach).finally(() => (isSending = false));
    },
  };
}

function mayArriveYet(error: unknown): boolean {
  if (error instanceof RefusedError) return WAITS_ON.includes(error.code);
  return error instanceof UnansweredError;
}

/** Sends at once; kept instead behind what waits already, or where there is no connection. Null if kept. */
export async function sendOrKeep(
  outbox: Pick<Outbox, 'isWaiting'>,
  send: () => Promise<Order>,
  keep: () => void,
): Promise<Order | null> {
  try {
    if (!outbox.isWaiting()) return await send();
  } catch (error) {
    if (!isOffline(error)) throw error;
  }
  keep();
  return null;
}

/** Returns the order as the server has it now. */
export async function sendTick({ orderId, lineNumber, isDone }: TickMark): Promise<Order> {
  const params = { id: orderId, linea: lineNumber };
  return orderFromWire(await call(tickLine, { params, body: { hecha: isDone } }));
}

/** Returns the order as the server has it now. */
export async function sendAllergySeen(orderId: number): Promise<Order> {
  return orderFromWire(await call(seeOrder, { params: { id: orderId }, body: { alergia: true } }));
}

function tickKey({ order, lineNumber }: UnsentTap & { kind: 'tick' }): string {
  return `${order.orderId}/${lineNumber}`;
}

function aboutOf(tap: UnsentTap): string {
  return tap.kind === 'sold-out' ? aboutProduct(tap.productId) : aboutOrder(tap.order.orderId);
}

function nameOf(tap: UnsentTap): string {
  return tap.kind === 'sold-out' ? tap.name : orderLabel(tap.order);
}
