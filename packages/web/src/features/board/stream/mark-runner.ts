import { orderFromWire } from '@simplato/contract';
import type { Order } from '@simplato/domain';
import { holdCourse, unserveCourse } from '@simplato/contract/staff-endpoints';
import { call } from '../../../api/call.ts';
import { messageOf, UnansweredError } from '../../../api/call-error.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { BOARD_TOOLS_MESSAGES } from '../../../i18n/es/board-tools.ts';
import { BOARD_MESSAGES, orderLabel } from '../../../i18n/es/board.ts';
import { STAFF_COURSE_MESSAGES } from '../../../i18n/es/staff-courses.ts';
import type { Toast } from '../../../ui/toast.tsx';
import { applyOrder, slideSlip } from './apply-order.ts';
import type { OrderBook } from './order-book.ts';
import { type Outbox, sendMark, sendOrKeep } from './outbox.ts';
import { aboutOrder, type TapNotices, UNDO_OFFER_MS } from './tap-notices.ts';
import type { MarkTap } from './unsent-taps.ts';

type CourseTap = Exclude<MarkTap, { kind: 'tick' }>;

interface MarkSurroundings {
  book: OrderBook;
  /** Where a tap waits that nobody answered. */
  outbox: Pick<Outbox, 'isWaiting' | 'keep'>;
  notices: TapNotices;
  toaster: { show: (toast: Toast) => number };
  refetch: () => void;
}

/**
 * Ticks lines, and fires and serves courses, optimistically: shown at once, and sent one at a time per
 * order.
 */
export function createMarkRunner({ book, outbox, notices, toaster, refetch }: MarkSurroundings) {
  const lanes = new Map<number, Promise<void>>();

  async function send(order: Order, mark: MarkTap): Promise<void> {
    const { orderId } = order;
    const told = toastOf(order, mark);
    let isUnderway = true;
    const show = () => {
      if (isUnderway) book.mark(mark);
    };
    // The only one with which a slip changes its column.
    if (mark.kind === 'fire' && order.status === 'received') slideSlip(orderId, show);
    else show();
    const before = lanes.get(orderId);
    const turn = (async () => {
      await before;
      try {
        const keep = () => outbox.keep(mark, told);
        const answered = await sendOrKeep(outbox, async () => sendMark(mark), keep);
        if (answered) applyOrder(book, answered, book.hear);
        if (answered && told)
          notices.show(aboutOrder(orderId), { ...told, ...undoOffer(order, mark) });
      } catch (error) {
        toaster.show({ text: failureText(error, order, mark), tone: 'alert' });
        refetch();
      } finally {
        isUnderway = false;
        book.unmark(mark);
      }
    })();
    lanes.set(orderId, turn);
    await turn;
    if (lanes.get(orderId) === turn) lanes.delete(orderId);
  }

  /** A tick is undone by another; what was done to a course, for as long as the server takes it back. */
  function undoOffer(order: Order, mark: MarkTap): Partial<Toast> {
    if (mark.kind === 'tick') return {};
    const onClick = () => void undo(order, mark);
    return { durationMs: UNDO_OFFER_MS, action: { label: BOARD_MESSAGES.undo, onClick } };
  }

  async function undo(order: Order, mark: CourseTap): Promise<void> {
    const sending = { params: { id: order.orderId }, body: { curso: mark.course } };
    try {
      const answered = await call(mark.kind === 'fire' ? holdCourse : unserveCourse, sending);
      applyOrder(book, orderFromWire(answered), book.hear);
      toaster.show({ text: BOARD_MESSAGES.undone(orderLabel(order)) });
    } catch (error) {
      toaster.show({ text: failureText(error, order, mark), tone: 'alert' });
      refetch();
    }
  }

  const tick = (order: Order, lineNumber: number, isDone: boolean) =>
    void send(order, { kind: 'tick', order: tapped(order), lineNumber, isDone });
  const change = (kind: 'fire' | 'serve') => (order: Order, course: number) =>
    void send(order, { kind, order: tapped(order), course, at: serverNow().toISOString() });

  return {
    tick: (order: Order, lineNumber: number) =>
      tick(order, lineNumber, !order.doneLines.includes(lineNumber)),
    /** Ticks all of these lines, or takes their ticks away. */
    tickAll: (order: Order, lineNumbers: readonly number[], isDone: boolean) => {
      for (const lineNumber of lineNumbers) tick(order, lineNumber, isDone);
    },
    fire: change('fire'),
    serve: change('serve'),
  };
}

function tapped({ orderId, tableName }: Order): MarkTap['order'] {
  return { orderId, tableName };
}

/** A tick says by itself what it did. */
function toastOf(order: Order, mark: MarkTap): Toast | undefined {
  if (mark.kind === 'tick') return undefined;
  const words = mark.kind === 'fire' ? STAFF_COURSE_MESSAGES.fired : STAFF_COURSE_MESSAGES.carried;
  return { text: words(orderLabel(order), mark.course), tone: 'success' };
}

function failureText(error: unknown, order: Order, mark: MarkTap): string {
  if (!(error instanceof UnansweredError)) return messageOf(error);
  const { line } = BOARD_TOOLS_MESSAGES;
  return (mark.kind === 'tick' ? line : STAFF_COURSE_MESSAGES).failed(orderLabel(order));
}
