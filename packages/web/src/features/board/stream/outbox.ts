import { type ErrorCode, orderFromWire, statusToWire } from '@simplato/contract';
import {
  advanceOrder,
  fireCourse,
  seeOrder,
  serveCourse,
  tickLine,
} from '@simplato/contract/staff-endpoints';
import type { Order, OrderStep } from '@simplato/domain';
import { isOffline, messageOf, RefusedError, UnansweredError } from '../../../api/call-error.ts';
import { call } from '../../../api/call.ts';
import { UNDECIDED } from '../../../api/refusal-under-key.ts';
import { UNSENT_MESSAGES as copy } from '../../../i18n/es/board-unsent.ts';
import { orderLabel } from '../../../i18n/es/board.ts';
import { lockAcrossTabs } from '../../../storage/lock-across-tabs.ts';
import type { StoredValue } from '../../../storage/stored-value.ts';
import { sendSoldOut } from '../../menu/staff/use-sold-out.ts';
import type { Toast } from '../../../ui/toast.tsx';
import type { OrderBook } from './order-book.ts';
import { aboutOrder, aboutProduct, type TapNotices } from './tap-notices.ts';
import {
  isMark,
  type MarkTap,
  stepsOf,
  targetOf,
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
  const marks = new Map<string, MarkTap>();
  let isSending = false;

  const showSteps = (orderId: number) => {
    const steps = stepsOf(store.read(), orderId);
    if (steps) book.intend(steps);
    else book.forget(orderId);
  };

  function showMark(tap: MarkTap): void {
    const before = marks.get(targetOf(tap));
    // Its own: whoever tapped it takes theirs away.
    const mark = { ...tap };
    marks.set(targetOf(tap), mark);
    book.mark(mark);
    if (before) book.unmark(before);
  }

  function show(tap: UnsentTap): void {
    if (tap.kind === 'step') showSteps(tap.order.orderId);
    if (isMark(tap)) showMark(tap);
  }

  function hide(tap: UnsentTap): void {
    if (tap.kind === 'sold-out') readMenu();
    if (tap.kind === 'step') showSteps(tap.order.orderId);
    if (!isMark(tap)) return;
    const mark = marks.get(targetOf(tap));
    marks.delete(targetOf(tap));
    if (mark) book.unmark(mark);
  }

  /** Returns the order as the server has it now; null after a product's mark. */
  async function send(tap: UnsentTap): Promise<Order | null> {
    if (tap.kind === 'sold-out') {
      const { productId, formatId = null, soldOut } = tap;
      await sendSoldOut({ productId, formatId }, soldOut);
      return null;
    }
    const { orderId } = tap.order;
    if (tap.kind === 'step') return sendStep({ ...tap, orderId });
    return tap.kind === 'allergy' ? sendAllergySeen(orderId) : sendMark(tap);
  }

  /** One after the other, until none is left or the line is gone again. */
  async function sendEach(): Promise<void> {
    for (let [tap] = store.read(); tap; [tap] = store.read()) {
      try {
        const order = await send(tap);
        store.write(without(store.read(), tap));
        if (order) book.hear(order);
        hide(tap);
      } catch (error) {
        if (mayArriveYet(error)) return;
        const taps = store.read();
        const left = withoutRefused(taps, tap);
        store.write(left);
        notices.withdraw(aboutOf(tap));
        toaster.show({ text: copy.overtaken(nameOf(tap), messageOf(error)), tone: 'alert' });
        for (const gone of taps) if (!left.includes(gone)) hide(gone);
      }
    }
  }

  return {
    /** Something waits: what is tapped now waits behind it. */
    isWaiting: () => store.read().length > 0,
    /** One message at a time: how many wait is said by the board. */
    keep(tap: UnsentTap, told?: Toast): void {
      store.write(withTap(store.read(), tap));
      show(tap);
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
      for (const tap of store.read()) show(tap);
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

interface SentStep {
  orderId: number;
  to: OrderStep;
  /** Begins the order with a course that is fired: the step of the whole would fire what is held. */
  course?: number | undefined;
}

/** Returns the order as the server has it now. */
export async function sendStep({ orderId, to, course }: SentStep): Promise<Order> {
  if (course !== undefined) return sendCourse(fireCourse, orderId, course);
  const body = { idorder: orderId, status: statusToWire(to) };
  return orderFromWire(await call(advanceOrder, { body }));
}

/** Returns the order as the server has it now. */
export async function sendMark(tap: MarkTap): Promise<Order> {
  const { orderId } = tap.order;
  if (tap.kind !== 'tick') {
    return sendCourse(tap.kind === 'fire' ? fireCourse : serveCourse, orderId, tap.course);
  }
  const params = { id: orderId, linea: tap.lineNumber };
  return orderFromWire(await call(tickLine, { params, body: { hecha: tap.isDone } }));
}

async function sendCourse(
  endpoint: typeof fireCourse | typeof serveCourse,
  orderId: number,
  course: number,
): Promise<Order> {
  const sending = { params: { id: orderId }, body: { curso: course } };
  return orderFromWire(await call(endpoint, sending));
}

/** Returns the order as the server has it now. */
export async function sendAllergySeen(orderId: number): Promise<Order> {
  return orderFromWire(await call(seeOrder, { params: { id: orderId }, body: { alergia: true } }));
}

function aboutOf(tap: UnsentTap): string {
  return tap.kind === 'sold-out' ? aboutProduct(tap.productId) : aboutOrder(tap.order.orderId);
}

function nameOf(tap: UnsentTap): string {
  return tap.kind === 'sold-out' ? tap.name : orderLabel(tap.order);
}
