import { orderFromWire } from '@simplato/contract';
import { seeOrder } from '@simplato/contract/endpoints';
import type { Order } from '@simplato/domain';
import { messageOf, UnansweredError } from '../../../api/call-error.ts';
import { call } from '../../../api/call.ts';
import { BOARD_MESSAGES, orderLabel } from '../../../i18n/es/board.ts';
import type { Toast } from '../../../ui/toast.tsx';
import type { OrderBook } from './order-book.ts';

interface AllergySurroundings {
  book: OrderBook;
  toaster: { show: (toast: Toast) => number };
}

/**
 * Confirms that the kitchen has seen an order's allergy. Not shown before the server knows: the diner
 * reads it then, and sending it again is safe.
 */
export function allergySeer({ book, toaster }: AllergySurroundings) {
  return async function see(order: Order): Promise<void> {
    try {
      const params = { id: order.orderId };
      book.hear(orderFromWire(await call(seeOrder, { params, body: { alergia: true } })));
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
