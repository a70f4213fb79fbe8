import type { NewOrderWire, PaymentProgress } from '@simplato/contract';
import {
  isSurelyUncharged,
  nameOfText,
  parseCents,
  UNPAID_TEXTS,
  type Cents,
  type Order,
} from '@simplato/domain';
import { RefusedError } from '../../../api/call-error.ts';
import { failureOf, refusalWith, type Failure } from '../../../api/failure.ts';
import { createEmitter } from '../../../emitter.ts';
import type { SendOutcome } from '../sending/order-sender.ts';
import {
  forgetPayingOrder,
  isForThisTable,
  newsOf,
  payingOrderOf,
  settlePayingOrder,
  type PayingOrder,
} from './paying-order-store.ts';
import { isSameBasket, isSameWish, tipOfBody } from '../order-body.ts';

/*
 * Pays an order on the provider's page, or gets it out of there again: over to the waiter, or ended. So nobody
 * pays twice and the kitchen gets it once. The order is on the server before anybody pays. Paying the same
 * basket again continues that order; an edited basket, or one taken to another table, ends it first and makes a new
 * one. Whatever fails, the
 * basket stays whole. An order that nobody pays online never comes here: the sender alone sends it.
 */

export type Tried = 'pay' | 'turn' | 'drop' | 'check';

export type PayOutcome =
  | { kind: 'idle' }
  /** This tab is loading the provider's page. */
  | { kind: 'leaving' }
  | { kind: 'paid' | 'at-table' | 'dropped'; order: Order }
  /** The order has ended, by somebody's hand or because time ran out: unpaid, or with money that is refunded. */
  | { kind: 'over'; order: Order }
  /** The bank has not decided yet; until then there is nothing to choose. */
  | { kind: 'underway'; orderId: number }
  | { kind: 'failed'; tried: Tried; reason: Failure };

export interface PayingState {
  /** True until the outcome is known, or this tab has left for the provider's page. */
  isPaying: boolean;
  outcome: PayOutcome;
}

/** The order, and the amount and the account that the server is asked to charge, and compares. */
interface Due {
  orderId: number;
  amountCents: Cents;
  accountId: string;
}

interface OrderPayerDependencies {
  wire: {
    checkout: (due: Due) => Promise<{ url: string }>;
    check: (orderId: number) => Promise<{ progress: PaymentProgress; order: Order }>;
    atTable: (orderId: number) => Promise<Order>;
    drop: (orderId: number) => Promise<Order>;
  };
  send: (restaurantId: number, body: NewOrderWire) => Promise<SendOutcome>;
  /** Runs the work; if another tab holds the lock, does nothing and answers null. */
  lock: <Result>(work: () => Promise<Result>) => Promise<Result | null>;
  leave: (url: string) => void;
}

const NOTHING: PayOutcome = { kind: 'idle' };

export function createOrderPayer({ wire, send, lock, leave }: OrderPayerDependencies) {
  const { subscribe, emit } = createEmitter();
  let state: PayingState = { isPaying: false, outcome: NOTHING };
  let attempt: Promise<PayOutcome> | null = null;

  const change = (next: PayingState) => {
    state = next;
    emit();
  };

  /** One attempt at a time: a second tap gets the outcome of the one under way, also while the tab is leaving. */
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
        reason: failureOf(error),
      }))) ?? NOTHING;
    attempt = null;
    change({ isPaying: outcome.kind === 'leaving', outcome });
    return outcome;
  };

  /** Null when the server knows no such order; this phone then forgets it. */
  const attemptTo = async (
    tried: Tried,
    orderId: number,
    work: () => Promise<PayOutcome>,
  ): Promise<PayOutcome | null> => {
    try {
      return await work();
    } catch (error) {
      return explain(tried, orderId, error);
    }
  };

  const openPage = (due: Due) =>
    attemptTo('pay', due.orderId, async () => {
      const { url } = await wire.checkout(due);
      leave(url);
      return { kind: 'leaving' };
    });

  const turn = (orderId: number) =>
    attemptTo('turn', orderId, async () => {
      const order = await wire.atTable(orderId);
      settlePayingOrder(order);
      return { kind: 'at-table', order };
    });

  const drop = (orderId: number) =>
    attemptTo('drop', orderId, async () => {
      const order = await wire.drop(orderId);
      forgetPayingOrder(orderId);
      // It may have ended before, with money that is being refunded.
      return { kind: isSurelyUncharged(order) ? 'dropped' : 'over', order };
    });

  /** What an error means for the order; null when the server knows no such order. */
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
        return { kind: 'failed', tried, reason: failureOf(error) };
    }
  };

  /** The order was changed on another device or by the restaurant: finds out how. */
  const lookAt = async (tried: Tried, orderId: number): Promise<PayOutcome> => {
    const { progress, order } = await wire.check(orderId);
    const news = newsOf(order);
    if (news === 'waiting') {
      return progress === 'en_curso'
        ? { kind: 'underway', orderId }
        : { kind: 'failed', tried, reason: refusalWith('not_payable') };
    }
    settlePayingOrder(order);
    return { kind: news, order };
  };

  const place = async (
    restaurantId: number,
    body: NewOrderWire,
    accountId: string,
  ): Promise<PayOutcome> => {
    const sent = await send(restaurantId, body);
    // Any other outcome is shown by the screens that follow `orderSender`.
    if (sent.kind !== 'taken' || sent.order.payment !== 'pending') return NOTHING;
    return orGone('pay', await openPage(dueOf(sent.order, accountId)));
  };

  /** Goes on with the order being paid if it is the one wanted; otherwise ends it and places the one wanted. */
  const goOnOrPlace = async (
    restaurantId: number,
    body: NewOrderWire,
    accountId: string,
    {
      isSame,
      goOn,
    }: {
      isSame: (one: NewOrderWire, other: NewOrderWire) => boolean;
      goOn: (paying: PayingOrder) => Promise<PayOutcome | null>;
    },
  ): Promise<PayOutcome> => {
    const paying = payingOrderOf(restaurantId);
    const isWanted = paying !== null && isForThisTable(paying) && isSame(paying.body, body);
    const outcome = paying && (await (isWanted ? goOn(paying) : drop(paying.orderId)));
    return unlessGone(outcome) ?? place(restaurantId, body, accountId);
  };

  return {
    online: (restaurantId: number, body: NewOrderWire, accountId: string): Promise<PayOutcome> =>
      run(() =>
        goOnOrPlace(restaurantId, body, accountId, {
          isSame: isSameWish,
          goOn: (paying) => openPage(dueOfPaying(paying, accountId)),
        }),
      ),

    /** For a basket whose order is being paid online already. */
    atTable: (restaurantId: number, body: NewOrderWire): Promise<PayOutcome> =>
      run(() =>
        // Nothing is charged online then.
        goOnOrPlace(restaurantId, body, '', {
          isSame: isSameBasket,
          goOn: ({ orderId }) => turn(orderId),
        }),
      ),

    /** For an order that is on the server already, whatever is in the basket. */
    payOrder: (order: Order, accountId: string) =>
      run(async () => orGone('pay', await openPage(dueOf(order, accountId)))),
    turnOrder: (order: Order) => run(async () => orGone('turn', await turn(order.orderId))),
    dropOrder: (order: Order) => run(async () => orGone('drop', await drop(order.orderId))),

    /** The order that was being paid here was ended elsewhere. */
    hearOver: (order: Order) => {
      if (!state.isPaying) change({ isPaying: false, outcome: { kind: 'over', order } });
    },
    /** The browser brings back, from its cache, the page that had left for the provider's. */
    comeBack: () => {
      if (state.outcome.kind === 'leaving') change({ isPaying: false, outcome: NOTHING });
    },
    forgetOutcome: () => {
      if (!state.isPaying && state.outcome !== NOTHING) change({ ...state, outcome: NOTHING });
    },
    read: () => state,
    subscribe,
  };
}

function orGone(tried: Tried, outcome: PayOutcome | null): PayOutcome {
  return outcome ?? { kind: 'failed', tried, reason: refusalWith('not_payable') };
}

/**
 * Null for an order that was dropped just now, ran out of time, or that its diner dropped: the same may simply be
 * ordered again. If the restaurant ended it, or money came for it, the diner has to be told first.
 */
function unlessGone(outcome: PayOutcome | null): PayOutcome | null {
  if (outcome?.kind === 'dropped') return null;
  if (outcome?.kind !== 'over') return outcome;
  const { order } = outcome;
  const hasRunOut = nameOfText(UNPAID_TEXTS, order.cancelReason) !== null;
  return isSurelyUncharged(order) && hasRunOut ? null : outcome;
}

function dueOf({ orderId, totalCents, tipCents }: Order, accountId: string): Due {
  return { orderId, amountCents: totalCents + tipCents, accountId };
}

function dueOfPaying({ orderId, body }: PayingOrder, accountId: string): Due {
  const amountCents = (parseCents(body.total ?? '') ?? 0) + tipOfBody(body);
  return { orderId, amountCents, accountId };
}
