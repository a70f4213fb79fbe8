import type { Order } from '@simplato/domain';
import { messageOf, UnansweredError } from '../../../api/call-error.ts';
import { BOARD_TOOLS_MESSAGES as copy } from '../../../i18n/es/board-tools.ts';
import { orderLabel } from '../../../i18n/es/board.ts';
import type { Toast } from '../../../ui/toast.tsx';
import type { OrderBook } from './order-book.ts';
import { type Outbox, sendOrKeep, sendTick } from './outbox.ts';

interface TickSurroundings {
  book: OrderBook;
  /** Where a tick waits that nobody answered. */
  outbox: Pick<Outbox, 'isWaiting' | 'keep'>;
  toaster: { show: (toast: Toast) => number };
  refetch: () => void;
}

/** Ticks lines optimistically: shown at once, and sent one at a time per order. */
export function createTickRunner({ book, outbox, toaster, refetch }: TickSurroundings) {
  const lanes = new Map<number, Promise<void>>();

  async function send(order: Order, lineNumber: number, isDone: boolean): Promise<void> {
    const { orderId, tableName } = order;
    const keep = () =>
      outbox.keep({ kind: 'tick', order: { orderId, tableName }, lineNumber, isDone });
    const mark = { orderId, lineNumber, isDone };
    book.mark(mark);
    const before = lanes.get(orderId);
    const turn = (async () => {
      await before;
      try {
        const ticked = await sendOrKeep(outbox, async () => sendTick(mark), keep);
        if (ticked) book.hear(ticked);
      } catch (error) {
        toaster.show({ text: failureText(error, order), tone: 'alert' });
        refetch();
      } finally {
        book.unmark(mark);
      }
    })();
    lanes.set(orderId, turn);
    await turn;
    if (lanes.get(orderId) === turn) lanes.delete(orderId);
  }

  return {
    tick: (order: Order, lineNumber: number) =>
      void send(order, lineNumber, !order.doneLines.includes(lineNumber)),
  };
}

function failureText(error: unknown, order: Order): string {
  if (error instanceof UnansweredError) return copy.line.failed(orderLabel(order));
  return messageOf(error);
}
