import { orderFromWire, tabHeadFromWire, type TabWire } from '@simplato/contract';
import { listTabs, undoCharge } from '@simplato/contract/staff-endpoints';
import {
  COUNTER_FORMS,
  type CounterForm,
  formatEuros,
  isOpen,
  type Order,
  tableLabel,
} from '@simplato/domain';
import { RefusedError } from '../../../api/call-error.ts';
import { call } from '../../../api/call.ts';
import { makeIdempotencyKey } from '../../../api/idempotency-key.ts';
import { refusalUnderKey } from '../../../api/refusal-under-key.ts';
import { failureMessage } from '../../../forms/failure-message.ts';
import { CHARGING_MESSAGES } from '../../../i18n/es/charging.ts';
import type { Toast } from '../../../ui/toast.tsx';
import { openCentsOf, sendCharge } from '../../live/charges/send-charge.ts';
import {
  forgetCharge,
  keepCharge,
  type UnansweredCharge,
} from '../../live/charges/unanswered-charges.ts';
import type { OrderBook } from './order-book.ts';
import { aboutPayment, type TapNotices } from './tap-notices.ts';

const copy = CHARGING_MESSAGES.asking;
const { refused, unanswered, check } = CHARGING_MESSAGES.charge;

/** Time to look at what the table has left there. */
const ASKED_MS = 20_000;

interface AskerSurroundings {
  restaurantId: number;
  book: OrderBook;
  notices: TapNotices;
  toaster: { show: (toast: Toast) => number };
}

export interface PaymentAsker {
  /** After an order was closed: if it was the last one of a tab with something due. */
  ask: (closed: Order) => Promise<void>;
  /** It is open again. */
  withdraw: (order: Order) => void;
}

/**
 * In a restaurant that works from the board alone, asks with the last order of a tab how the rest was paid. It
 * need not be answered: what nobody tells stays due, until the tab ends by itself.
 */
export function createPaymentAsker({
  restaurantId,
  book,
  notices,
  toaster,
}: AskerSurroundings): PaymentAsker {
  const isOnBoard = ({ status }: Order) => isOpen(status);

  async function ask(closed: Order): Promise<void> {
    const { orderId, tableName } = closed;
    const isOpenAtTable = () =>
      [...book.read().orders.values()].some(
        (order) => order.tableName === tableName && isOnBoard(order),
      );
    if (isOpenAtTable()) return;
    // Without a connection nobody is asked.
    const tabs = await call(listTabs).catch((): TabWire[] => []);
    const tab = tabs.find(({ pedidos }) => pedidos.some(({ idorder }) => idorder === orderId));
    if (tab && !isOpenAtTable() && !tab.pedidos.map(orderFromWire).some(isOnBoard)) {
      askFor(orderId, tab);
    }
  }

  function askFor(orderId: number, tab: TabWire): void {
    const head = tabHeadFromWire(tab);
    const { tabId, tableName } = head;
    const cents = openCentsOf(head);
    if (head.isClosed || cents === 0) return;
    const charge = (form: CounterForm): UnansweredCharge => ({
      restaurantId,
      tabId,
      tableName,
      order: {
        key: makeIdempotencyKey(),
        form,
        cents,
        tipCents: 0,
        givenCents: null,
        lines: null,
        memberId: null,
        recipient: null,
      },
    });
    notices.show(aboutPayment(orderId), {
      text: copy.how(tableLabel(tableName), formatEuros(cents)),
      durationMs: ASKED_MS,
      choices: COUNTER_FORMS.map((form) => ({
        label: CHARGING_MESSAGES.forms[form],
        onClick: () => void send(orderId, charge(form), false),
      })),
    });
  }

  async function send(orderId: number, charge: UnansweredCharge, isAgain: boolean): Promise<void> {
    const { tabId, tableName, order } = charge;
    const amount = formatEuros(order.cents);
    keepCharge(charge);
    try {
      const { pago } = await sendCharge(tabId, order);
      forgetCharge(charge);
      notices.show(aboutPayment(orderId), {
        text: copy.done(tableLabel(tableName), amount),
        tone: 'success',
        action: { label: copy.undo, onClick: () => void undo(orderId, tabId, pago.idpago) },
      });
    } catch (error) {
      if (refusalUnderKey(error, isAgain) === null) {
        toaster.show({
          text: unanswered(amount),
          tone: 'alert',
          durationMs: 0,
          action: { label: check, onClick: () => void send(orderId, charge, true) },
        });
        return;
      }
      forgetCharge(charge);
      sayRefusal(orderId, error);
    }
  }

  /** With the sum as it is now, if something is left. */
  function sayRefusal(orderId: number, error: unknown): void {
    const words: Partial<Record<string, string>> = refused;
    const own = error instanceof RefusedError ? words[error.code] : undefined;
    toaster.show({ text: own ?? failureMessage(error), tone: 'alert' });
    if (error instanceof RefusedError && error.currentTab) askFor(orderId, error.currentTab);
  }

  async function undo(orderId: number, tabId: number, idpago: number): Promise<void> {
    try {
      const params = { id: tabId, idpago };
      askFor(orderId, await call(undoCharge, { params, body: { motivo: copy.undoReason } }));
    } catch (error) {
      toaster.show({ text: failureMessage(error), tone: 'alert' });
    }
  }

  return { ask, withdraw: ({ orderId }) => notices.withdraw(aboutPayment(orderId)) };
}
