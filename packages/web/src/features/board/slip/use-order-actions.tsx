import { errorMessage, orderFromWire, statusToWire } from '@simplato/contract';
import { cancelOrder, printTicket, returnOrder } from '@simplato/contract/staff-endpoints';
import {
  canCancel,
  formatEuros,
  RESTAURANT_STATUS_WORDS,
  type Order,
  previousStatus,
  refundableCents,
  tableLabel,
} from '@simplato/domain';
import { type ReactNode, useCallback, useState } from 'react';
import { messageOf } from '../../../api/call-error.ts';
import { call } from '../../../api/call.ts';
import { BOARD_TOOLS_MESSAGES as copy } from '../../../i18n/es/board-tools.ts';
import { orderLabel } from '../../../i18n/es/board.ts';
import { OPEN_PAYMENTS_MESSAGES } from '../../../i18n/es/payments.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type Toast, useToast } from '../../../ui/toast.tsx';
import { useStaffMay } from '../../session/own-staff.ts';
import { RemoveDialog } from '../../orders/remove-dialog.tsx';
import { OrderDetail } from './order-detail.tsx';
import type { OrderBook } from '../stream/order-book.ts';
import { ReasonDialog } from '../../orders/reason-dialog.tsx';
import type { OrderAction } from './slip-surroundings.ts';
import { applyOrder } from '../stream/apply-order.ts';
import { TicketPaper } from './ticket-paper.tsx';

/** Renders an order's payments; `applyChange` receives the order if it changes there. */
export type RenderMoney = (order: Order, applyChange: (order: Order) => void) => ReactNode;

interface OrderActions {
  act: (order: Order, action: OrderAction) => void;
  /** Brings a closed order back to the board, without asking for a reason. */
  recall: (order: Order) => void;
  recalling: number | null;
  /** The dialog or the printed ticket of the current action. */
  stage: ReactNode;
}

/** What this screen does itself, and therefore need not tell. */
interface OwnChanges {
  cancelHere: (orderId: number, isCancelling: boolean) => void;
  changeHere: (orderId: number, outcome: true | Order | null) => void;
}

/**
 * What staff can do to an order besides its steps. Each action reports its result and puts the
 * changed order into the book.
 */
export function useOrderActions(
  book: OrderBook,
  orders: ReadonlyMap<number, Order> | null,
  own: OwnChanges,
  renderMoney?: RenderMoney,
): OrderActions {
  const toaster = useToast();
  const mayRefund = useStaffMay()?.('refund-order') ?? true;
  const [asked, setAsked] = useState<{ order: Order; action: OrderAction } | null>(null);
  const [recalling, setRecalling] = useState<number | null>(null);
  const close = useCallback(() => setAsked(null), []);

  const back = async (order: Order, reason: string): Promise<Order> => {
    const params = { id: order.orderId };
    // The dialog is only offered if there is a step to go back to; a cancelled order has none.
    const status = statusToWire(order.status as Exclude<Order['status'], 'cancelled'>);
    const body = { status, motivo: reason };
    const returned = orderFromWire(await call(returnOrder, { params, body }));
    applyOrder(book, returned, book.hear);
    return returned;
  };

  const recall = (order: Order) => {
    if (recalling !== null) return;
    setRecalling(order.orderId);
    void back(order, '')
      .then(
        () => toaster.show({ text: copy.closed.recalled(orderLabel(order)) }),
        (error: unknown) => toaster.show({ text: messageOf(error), tone: 'alert' }),
      )
      .finally(() => setRecalling(null));
  };

  const sendCancel = async (order: Order, reason: string) => {
    const sending = { params: { id: order.orderId }, body: { motivo: reason } };
    // The stream may report it before the answer arrives.
    own.cancelHere(order.orderId, true);
    try {
      book.hear(orderFromWire(await call(cancelOrder, sending)));
    } catch (error) {
      own.cancelHere(order.orderId, false);
      throw error;
    }
    close();
    toaster.show({ text: copy.cancel.done(orderLabel(order)), tone: 'success' });
  };

  const removing = {
    onSending: (order: Order, isSending: boolean) => {
      own.cancelHere(order.orderId, isSending);
      own.changeHere(order.orderId, isSending ? true : null);
    },
    onRemoved: (order: Order, text: string) => {
      if (order.status !== 'cancelled') own.cancelHere(order.orderId, false);
      own.changeHere(order.orderId, order);
      applyChange(order);
      close();
      toaster.show({ text, tone: 'success' });
    },
  };

  /** A refund does not put an order back on the board that was closed long ago. */
  const applyChange = (order: Order) => {
    if (book.read().orders.has(order.orderId)) book.hear(order);
    setAsked((now) => (now?.order.orderId === order.orderId ? { ...now, order } : now));
  };

  const sendBack = async (order: Order, reason: string) => {
    const { status } = await back(order, reason);
    close();
    const words = copy.back.done(orderLabel(order), RESTAURANT_STATUS_WORDS[status]);
    toaster.show({ text: words, tone: 'success' });
  };

  return {
    act: useCallback(
      (order: Order, action: OrderAction) => {
        if (action === 'print-in-kitchen') void printInKitchen(order, toaster);
        else setAsked({ order, action });
      },
      [toaster],
    ),
    recall,
    recalling,
    stage:
      asked &&
      renderStage(asked, orders, {
        close,
        sendBack,
        sendCancel,
        mayRefund,
        renderMoney,
        applyChange,
        removing,
        act: (order, action) => setAsked({ order, action }),
      }),
  };
}

async function printInKitchen(
  order: Order,
  toaster: { show: (toast: Toast) => number },
): Promise<void> {
  try {
    await call(printTicket, { params: { id: order.orderId } });
    toaster.show({ text: copy.printed(orderLabel(order)), tone: 'success' });
  } catch (error) {
    const again = { label: copy.retry, onClick: () => void printInKitchen(order, toaster) };
    toaster.show({ text: messageOf(error), tone: 'alert', action: again });
  }
}

interface StageParts {
  close: () => void;
  sendBack: (order: Order, reason: string) => Promise<void>;
  sendCancel: (order: Order, reason: string) => Promise<void>;
  /** Whether this person may refund. */
  mayRefund: boolean;
  renderMoney: RenderMoney | undefined;
  applyChange: (order: Order) => void;
  removing: {
    onSending: (order: Order, isSending: boolean) => void;
    onRemoved: (order: Order, text: string) => void;
  };
  act: (order: Order, action: OrderAction) => void;
}

function renderStage(
  { order, action }: { order: Order; action: OrderAction },
  orders: ReadonlyMap<number, Order> | null,
  parts: StageParts,
): ReactNode {
  const table = tableLabel(order.tableName);
  const previous = previousStatus(order.status);
  if (action === 'detail') {
    // The detail follows the live order. The other dialogs keep the order as it was when they were
    // opened.
    const live = orders?.get(order.orderId) ?? order;
    const money = parts.renderMoney?.(live, parts.applyChange);
    return (
      <OrderDetail
        order={live}
        money={money}
        onRemove={() => parts.act(live, 'remove')}
        onClose={parts.close}
      />
    );
  }
  if (action === 'remove') {
    const live = orders?.get(order.orderId) ?? order;
    return (
      <RemoveDialog
        order={live}
        mayRefund={parts.mayRefund}
        onSending={(isSending) => parts.removing.onSending(live, isSending)}
        onRemoved={parts.removing.onRemoved}
        onClose={parts.close}
      />
    );
  }
  if (action === 'print') return <TicketPaper order={order} onPrinted={parts.close} />;
  if (action === 'cancel') {
    // It may have been paid since.
    const now = orders?.get(order.orderId) ?? order;
    if (!canCancel(now.status, now.payment, parts.mayRefund) && now.payment === 'paid') {
      return <OwnersCancel title={copy.cancel.title(order.orderId, table)} onClose={parts.close} />;
    }
    return (
      <ReasonDialog
        title={copy.cancel.title(order.orderId, table)}
        words={{ ...copy.cancel, text: cancelText(now) }}
        onSend={(reason) => parts.sendCancel(order, reason)}
        onClose={parts.close}
      />
    );
  }
  if (action !== 'back' || previous === null) return null;
  return (
    <ReasonDialog
      title={copy.back.title(order.orderId, table)}
      words={{ ...copy.back, text: copy.back.text(RESTAURANT_STATUS_WORDS[previous]) }}
      onSend={(reason) => parts.sendBack(order, reason)}
      onClose={parts.close}
    />
  );
}

function cancelText(order: Order): string {
  const cents = refundableCents(order);
  if (cents === 0) return copy.cancel.text;
  return `${OPEN_PAYMENTS_MESSAGES.willRefund(formatEuros(cents))} ${copy.cancel.text}`;
}

/**
 * Cancelling a paid order refunds it, which only an owner may do: said before anybody types a
 * reason.
 */
function OwnersCancel({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Dialog
      open
      title={title}
      size="small"
      onClose={onClose}
      actions={
        <Button variant="outline" size="big" onClick={onClose}>
          {OPEN_PAYMENTS_MESSAGES.understood}
        </Button>
      }
    >
      <p>{errorMessage('paid_order')}</p>
    </Dialog>
  );
}
