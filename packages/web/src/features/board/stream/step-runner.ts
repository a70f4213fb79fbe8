import { errorMessage, orderFromWire, statusToWire } from '@simplato/contract';
import { undoStep } from '@simplato/contract/staff-endpoints';
import { nextStatus, type Order, type OrderStep, previousStatus } from '@simplato/domain';
import { isOffline, messageOf, UnansweredError } from '../../../api/call-error.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { call } from '../../../api/call.ts';
import { BOARD_MESSAGES, orderLabel } from '../../../i18n/es/board.ts';
import type { Toast } from '../../../ui/toast.tsx';
import type { OrderBook } from './order-book.ts';
import { applyOrder, slideSlip } from './apply-order.ts';
import { type Outbox, sendStep } from './outbox.ts';
import type { PaymentAsker } from './payment-asker.ts';
import { aboutOrder, type TapNotices, UNDO_OFFER_MS } from './tap-notices.ts';

interface StepSurroundings {
  book: OrderBook;
  /** Where a step waits that nobody answered. */
  outbox: Pick<Outbox, 'isWaiting' | 'keep' | 'takeBack'>;
  notices: TapNotices;
  toaster: { show: (toast: Toast) => number };
  /** Fetches the whole list again. */
  refetch: () => void;
  /** Where the board alone knows of a table's money. */
  paymentAsker: PaymentAsker | null;
}

/** An order right after a step. */
type Stepped = Order & { status: OrderStep };

interface Step {
  to: OrderStep;
  send: () => Promise<Order>;
  /** Called instead of saying so where there is no connection. */
  keep?: (at: string) => void;
  /** The message when no answer arrives, with a way to retry. */
  failed: string;
  retry: () => void;
}

/**
 * Advances orders optimistically: shown at once, sent in the background. Two people who press the
 * same button get the same order back; if somebody else was faster, the server's state wins.
 */
export function createStepRunner({
  book,
  outbox,
  notices,
  toaster,
  refetch,
  paymentAsker,
}: StepSurroundings) {
  const running = new Map<number, Promise<Order | null>>();

  /** Returns the order as the server has it now, or null if the step failed. */
  async function attempt({ orderId, status }: Order, step: Step): Promise<Order | null> {
    let isUnderway = true;
    const at = serverNow().toISOString();
    slideSlip(orderId, () => {
      if (isUnderway) book.intend({ orderId, from: status, to: step.to, at });
    });
    try {
      const answered = await step.send();
      isUnderway = false;
      applyOrder(book, answered, book.settle);
      return answered;
    } catch (error) {
      isUnderway = false;
      if (step.keep && isOffline(error)) {
        step.keep(at);
        return null;
      }
      slideSlip(orderId, () => book.forget(orderId));
      toaster.show(failureToast(error, step));
      refetch();
      return null;
    }
  }

  /**
   * A tap on an order whose last step is still being sent waits for it, and counts if it still
   * applies.
   */
  async function inTurn(seen: Order, makeStep: (order: Order) => Step): Promise<Order | null> {
    await running.get(seen.orderId);
    const order = book.read().orders.get(seen.orderId);
    // A repeated tap, or a colleague's: the step has already been made.
    if (order?.status !== seen.status) return null;
    const attempted = attempt(order, makeStep(order));
    running.set(order.orderId, attempted);
    const answered = await attempted;
    running.delete(order.orderId);
    return answered;
  }

  async function advance(order: Order, course?: number): Promise<void> {
    const to = nextStatus(order.status);
    if (!to) return;
    const { orderId, tableName, status: from } = order;
    /** Shown as made, and sent later. */
    const keep = (at: string) => {
      const begun = course !== undefined && { course };
      const tap = { kind: 'step', order: { orderId, tableName }, from, to, at, ...begun } as const;
      slideSlip(orderId, () => outbox.keep(tap, undoOffer({ ...order, status: to })));
    };
    if (outbox.isWaiting()) {
      const isShown = book.read().orders.get(orderId)?.status === from;
      if (isShown) keep(serverNow().toISOString());
      return;
    }
    const stepped = await inTurn(order, () => ({
      to,
      send: () => sendStep({ orderId, to, course }),
      keep,
      failed: BOARD_MESSAGES.stepFailed(orderLabel(order)),
      retry: () => void advance(order, course),
    }));
    // Undo refers to the step just made, even if somebody has moved the order on since.
    if (!stepped) return;
    notices.show(aboutOrder(order.orderId), undoOffer({ ...stepped, status: to }));
    if (to === 'closed') void paymentAsker?.ask(stepped);
  }

  async function undo(order: Stepped): Promise<void> {
    const to = previousStatus(order.status);
    if (!to) return;
    if (outbox.takeBack(order.orderId)) {
      toaster.show({ text: BOARD_MESSAGES.undone(orderLabel(order)) });
      return;
    }
    if (book.read().orders.get(order.orderId)?.status !== order.status) {
      toaster.show({ text: errorMessage('wrong_step') });
      return;
    }
    const undone = await inTurn(order, () => ({
      to,
      send: () => sendUndo(order),
      failed: BOARD_MESSAGES.undoFailed(orderLabel(order)),
      retry: () => void undo(order),
    }));
    if (!undone) return;
    toaster.show({ text: BOARD_MESSAGES.undone(orderLabel(order)) });
    paymentAsker?.withdraw(undone);
  }

  function undoOffer(stepped: Stepped): Toast {
    return {
      text: BOARD_MESSAGES.stepped[stepped.status](orderLabel(stepped)),
      tone: 'success',
      durationMs: UNDO_OFFER_MS,
      action: { label: BOARD_MESSAGES.undo, onClick: () => void undo(stepped) },
    };
  }

  return {
    /** `course`: with which an order is begun of which others are held. */
    advance: (order: Order, course?: number) => void advance(order, course),
  };
}

async function sendUndo(order: Stepped): Promise<Order> {
  const body = { status: statusToWire(order.status) };
  return orderFromWire(await call(undoStep, { params: { id: order.orderId }, body }));
}

/**
 * A refusal shows its reason, and the board follows the server; if no answer arrived, retrying is
 * safe.
 */
function failureToast(error: unknown, step: Step): Toast {
  if (!(error instanceof UnansweredError)) return { text: messageOf(error) };
  return {
    text: step.failed,
    tone: 'alert',
    action: { label: BOARD_MESSAGES.retry, onClick: step.retry },
  };
}
