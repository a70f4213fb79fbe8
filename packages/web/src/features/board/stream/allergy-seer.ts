import type { Order } from '@simplato/domain';
import { messageOf, UnansweredError } from '../../../api/call-error.ts';
import { BOARD_MESSAGES, orderLabel } from '../../../i18n/es/board.ts';
import type { Toast } from '../../../ui/toast.tsx';
import type { OrderBook } from './order-book.ts';
import { type Outbox, sendAllergySeen, sendOrKeep } from './outbox.ts';

interface AllergySurroundings {
  book: OrderBook;
  /** Where a confirmation waits that nobody answered. */
  outbox: Pick<Outbox, 'isWaiting' | 'keep'>;
  toaster: { show: (toast: Toast) => number };
}

/**
 * Confirms that the kitchen has seen an order's allergy. Not shown as seen before the server knows: the
 * diner reads it then, and sending it again is safe.
 */
export function allergySeer({ book, outbox, toaster }: AllergySurroundings) {
  return async function see(order: Order): Promise<void> {
    const { orderId, tableName } = order;
    const keep = () => outbox.keep({ kind: 'allergy', order: { orderId, tableName } });
    try {
      const seen = await sendOrKeep(outbox, async () => sendAllergySeen(orderId), keep);
      if (seen) book.hear(seen);
    } catch (error) {
      const isUnanswered = error instanceof UnansweredError;
      toaster.show({
        text: isUnanswered ? BOARD_MESSAGES.allergy.failed(orderLabel(order)) : messageOf(error),
        tone: 'alert',
        ...(isUnanswered && {
          action: { label: BOARD_MESSAGES.retry, onClick: () => void see(order) },
        }),
      });
    }
  };
}
