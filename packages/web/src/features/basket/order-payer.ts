import { errorMessage, type NewOrderWire, type PaymentProgress } from '@simplato/contract';
import {
  isSurelyUncharged,
  parseCents,
  UNPAID_TEXTS,
  type Cents,
  type Order,
} from '@simplato/domain';
import { messageOf, RefusedError } from '../../api/call-error.ts';
import type { SendOutcome } from './order-sender.ts';
import {
  forgetPayingOrder,
  isSameBasket,
  isSameWish,
  newsOf,
  payingOrderOf,
  settlePayingOrder,
  tipOfBody,
  type PayingOrder,
} from './paying-order-store.ts';

/**
 * Takes an order to the provider's page, or from there to the waiter, so that nobody pays twice and
 * the kitchen gets it once. The order stands on the server before anybody pays; the same basket chosen
 * again is the same order, an edited one ends the former first. Whatever fails leaves the basket whole.
 */
export type Tried = 'pay' | 'turn' | 'drop' | 'check';

export type PayOutcome =
  | { kind: 'idle' }
  /** The provider's page is on its way to this tab. */
  | { kind: 'leaving' }
  | { kind: 'paid' | 'at-table' | 'dropped'; order: Order }
  /** Ended unpaid, or with money that goes back, by somebody or by the hour. */
  | { kind: 'over'; order: Order }
  /** The bank has not decided: nothing else can be chosen meanwhile. */
  | { kind: 'underway'; orderId: number }
  | { kind: 'failed'; tried: Tried; reason: string };

export interface PayingState {
  /** Until it is known what came of it, or the page has been left. */
  isPaying: boolean;
  outcome: PayOutcome;
}

/** What is to be paid, as the server is told it. */
interface Due {
  orderId: number;
  amountCents: Cents;
}

interface OrderPayerParts {
  wire: {
    checkout: (due: Due) => Promise<{ url: string }>;
    check: (orderId: number) => Promise<{ progress: PaymentProgress; order: Order }>;
    atTable: (orderId: number) => Promise<Order>;
    drop: (orderId: number) => Promise<Order>;
  };
  send: (restaurantId: number, body: NewOrderWire) => Promise<SendOutcome>;
  /** Runs the work unless another tab is at it; answers null then. */
  lock: <Result>(work: () => Promise<Result>) => Promise<Result | null>;
  leave: (url: string) => void;
}

const NOTHING: PayOutcome = { kind: 'idle' };

export function createOrderPayer({ wire, send, lock, leave }: OrderPayerParts) {
  const listeners = new Set<() => void>();
  let state: PayingState = { isPaying: false, outcome: NOTHING };
  let attempt: Promise<PayOutcome> | null = null;

  const change = (next: PayingState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  /** One at a time: a second tap joins the one under way, and so does one while the page is leaving. */
  const run = (work: () => Promise<PayOutcome>): Promise<PayOutcome> => {
    if (attempt === null && state.outcome.kind === 'leaving') return Promise.resolve(state.outcome);
    attempt ??= runOnce(work);
    return attempt;
  };

  const runOnce = async (work: () => Promise<PayOutcome>): Promise<PayOutcome> => {
    change({ isPaying: true, outcome: NOTHING });
    const outcome =
      (await lock(work).catch((error: unknown): PayOutcome => ({
        kind: 'failed',
        tried: 'check',
        reason: messageOf(error),
      }))) ?? NOTHING;
    attempt = null;
    change({ isPaying: outcome.kind === 'leaving', outcome });
    return outcome;
  };

  /** Null: there is no such order, and it is forgotten. */
  const openPage = async (due: Due): Promise<PayOutcome | null> => {
    try {
      const { url } = await wire.checkout(due);
      leave(url);
      return { kind: 'leaving' };
    } catch (error) {
      return explain('pay', due.orderId, error);
    }
  };

  const turn = async (orderId: number): Promise<PayOutcome | null> => {
    try {
      const order = await wire.atTable(orderId);
      settlePayingOrder(order);
      return { kind: 'at-table', order };
    } catch (error) {
      return explain('turn', orderId, error);
    }
  };

  const drop = async (orderId: number): Promise<PayOutcome | null> => {
    try {
      const order = await wire.drop(orderId);
      forgetPayingOrder(orderId);
      // It may have been over before, with money on its way back.
      return { kind: isSurelyUncharged(order) ? 'dropped' : 'over', order };
    } catch (error) {
      return explain('drop', orderId, error);
    }
  };

  /** What a refusal means for the order; null when there is none. */
  const explain = async (
    tried: Tried,
    orderId: number,
    error: unknown,
  ): Promise<PayOutcome | null> => {
    const code = error instanceof RefusedError ? error.code : null;
    switch (code) {
      case 'payment_underway':
        return { kind: 'underway', orderId };
      case 'not_found':
        forgetPayingOrder(orderId);
        return null;
      case 'already_paid':
      case 'order_cancelled':
      case 'not_payable':
        return lookAt(tried, orderId);
      default:
        return { kind: 'failed', tried, reason: messageOf(error) };
    }
  };

  /** It went another way, on another device or by the house's hand: which one? */
  const lookAt = async (tried: Tried, orderId: number): Promise<PayOutcome> => {
    const { progress, order } = await wire.check(orderId);
    const news = newsOf(order);
    if (news === 'waiting') {
      return progress === 'en_curso'
        ? { kind: 'underway', orderId }
        : { kind: 'failed', tried, reason: errorMessage('not_payable') };
    }
    settlePayingOrder(order);
    return { kind: news, order };
  };

  const place = async (restaurantId: number, body: NewOrderWire): Promise<PayOutcome> => {
    const sent = await send(restaurantId, body);
    // What else came of it is told by whoever tells of orders that are sent.
    if (sent.kind !== 'taken' || sent.order.payment !== 'pending') return NOTHING;
    return orGone('pay', await openPage(dueOf(sent.order)));
  };

  /** Ends an order that is no longer what the diner wants; null once the way is free. */
  const giveUp = async ({ orderId }: PayingOrder): Promise<PayOutcome | null> => {
    const outcome = await drop(orderId);
    return outcome?.kind === 'dropped' ? null : unlessRunOut(outcome);
  };

  return {
    online: (restaurantId: number, body: NewOrderWire): Promise<PayOutcome> =>
      run(async () => {
        const paying = payingOrderOf(restaurantId);
        const isSame = paying !== null && isSameWish(paying.body, body);
        const outcome =
          paying &&
          (isSame ? unlessRunOut(await openPage(dueOfPaying(paying))) : await giveUp(paying));
        return outcome ?? place(restaurantId, body);
      }),

    atTable: (restaurantId: number, body: NewOrderWire): Promise<PayOutcome> =>
      run(async () => {
        const paying = payingOrderOf(restaurantId);
        const isSame = paying !== null && isSameBasket(paying.body, body);
        const outcome =
          paying && (isSame ? unlessRunOut(await turn(paying.orderId)) : await giveUp(paying));
        return outcome ?? place(restaurantId, body);
      }),

    /** For an order that waits already, whatever is in the basket. */
    payOrder: (order: Order) => run(async () => orGone('pay', await openPage(dueOf(order)))),
    turnOrder: (order: Order) => run(async () => orGone('turn', await turn(order.orderId))),
    dropOrder: (order: Order) => run(async () => orGone('drop', await drop(order.orderId))),

    /** The order that was being paid here has ended without a word from here. */
    hearOver: (order: Order) => {
      if (!state.isPaying) change({ isPaying: false, outcome: { kind: 'over', order } });
    },
    /** Back on a page that was left for the provider's, as the browser had kept it. */
    comeBack: () => {
      if (state.outcome.kind === 'leaving') change({ isPaying: false, outcome: NOTHING });
    },
    forgetOutcome: () => {
      if (!state.isPaying && state.outcome !== NOTHING) change({ ...state, outcome: NOTHING });
    },
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function orGone(tried: Tried, outcome: PayOutcome | null): PayOutcome {
  return outcome ?? { kind: 'failed', tried, reason: errorMessage('not_payable') };
}

/**
 * Null for an order that has only run out, or that its diner dropped: the same may be ordered anew. One that
 * somebody of the house ended, or that money came for, is told first.
 */
function unlessRunOut(outcome: PayOutcome | null): PayOutcome | null {
  if (outcome?.kind !== 'over') return outcome;
  const { order } = outcome;
  const reasons: readonly string[] = Object.values(UNPAID_TEXTS);
  return isSurelyUncharged(order) && reasons.includes(order.cancelReason) ? null : outcome;
}

function dueOf({ orderId, totalCents, tipCents }: Order): Due {
  return { orderId, amountCents: totalCents + tipCents };
}

function dueOfPaying({ orderId, body }: PayingOrder): Due {
  return { orderId, amountCents: (parseCents(body.total ?? '') ?? 0) + tipOfBody(body) };
}
