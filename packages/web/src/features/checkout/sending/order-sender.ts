import { orderFromWire, type CurrentLineWire, type OrderWire } from '@simplato/contract';
import { weighingOf, type Order } from '@simplato/domain';
import { RefusedError } from '../../../api/call-error.ts';
import { failureOf, refusalWith, type Failure } from '../../../api/failure.ts';
import { refusalUnderKey } from '../../../api/refusal-under-key.ts';
import { createEmitter } from '../../../emitter.ts';
import { currentSession } from '../../session/session-store.ts';
import { clearSent } from '../basket/basket-store.ts';
import { forgetSharedLines } from '../basket/shared-basket-store.ts';
import { storedPayingOrder } from '../paying/paying-order-store.ts';
import {
  pendingOrderOf,
  storedLastOrder,
  storedPendingOrder,
  type PendingOrder,
} from './pending-order-store.ts';

/*
 * Sends an order so that it is made exactly once, whatever the network does. The order is stored on the phone
 * with its key before it is sent. If the answer is lost it stays there, and the same key and body are sent
 * again until the server has said yes or no. Only while it cannot have left the phone can it be withdrawn: a lost
 * request may still arrive.
 */

/** The server has said no: nothing was ordered, and the basket is whole. */
export type UnsentOutcome = {
  /** The table that a waiter had entered it for. */
  table?: string | undefined;
  reason: Failure;
  /** What is sold by weight is in no basket: it is chosen again from the menu. */
  isByWeight: boolean;
  /** It was sent again, and whoever sent it may look at another page. */
  isAgain: boolean;
} & (
  | { kind: 'refused' }
  /** The menu is no longer what the diner saw; these are the lines as they would be now. */
  | { kind: 'changed'; currentLines: readonly CurrentLineWire[] }
);

export type SendOutcome =
  | { kind: 'taken'; order: Order }
  /** An earlier attempt had arrived, but its visit has ended since, so that we may not read the order. */
  | { kind: 'takenBefore' }
  /** The same, but the order was to be paid online: nobody can pay it any more, and the basket stays whole. */
  | { kind: 'unpaidBefore' }
  | UnsentOutcome
  /** No answer came: the order stays pending. */
  | { kind: 'unanswered' }
  /** Another tab is sending, or there is nothing to send. */
  | { kind: 'idle' };

export interface SendingState {
  isSending: boolean;
  /** How the last attempt ended; until the next one, or until somebody edits the basket. */
  outcome: SendOutcome;
}

interface OrderSenderDependencies {
  place: (pending: PendingOrder) => Promise<OrderWire>;
  makeKey: () => string;
  now: () => number;
  /** False only if the browser is sure that there is no network. */
  isOnline: () => boolean;
  /** Runs the work; if another tab holds the lock, does nothing and answers null. */
  lock: <Result>(work: () => Promise<Result>) => Promise<Result | null>;
}

const NOTHING: SendOutcome = { kind: 'idle' };

export function createOrderSender({
  place,
  makeKey,
  now,
  isOnline,
  lock,
}: OrderSenderDependencies) {
  const { subscribe, emit } = createEmitter();
  let state: SendingState = { isSending: false, outcome: NOTHING };
  let attempt: Promise<SendOutcome> | null = null;

  const change = (next: SendingState) => {
    state = next;
    emit();
  };

  /** One attempt at a time: a second tap gets the outcome of the one under way. */
  const run = (findPending: () => { pending: PendingOrder; isAgain: boolean } | null) => {
    attempt ??= attemptOnce(findPending);
    return attempt;
  };

  const attemptOnce = async (findPending: Parameters<typeof run>[0]): Promise<SendOutcome> => {
    change({ isSending: true, outcome: state.outcome });
    const outcome = await lock(async () => {
      const found = findPending();
      return found ? await send(found.pending, found.isAgain) : NOTHING;
    }).catch((): SendOutcome => ({ kind: 'unanswered' }));
    attempt = null;
    change({ isSending: false, outcome: outcome ?? NOTHING });
    return outcome ?? NOTHING;
  };

  const send = async (pending: PendingOrder, isAgain: boolean): Promise<SendOutcome> => {
    const wasOnline = isOnline();
    if (wasOnline && pending.state === 'unsent') {
      storedPendingOrder.write({ ...pending, state: 'sending' });
    }
    // Before the first attempt, and while there is no network, nothing has left the phone.
    const isStillHere = !wasOnline && (pending.state === 'unsent' || !isAgain);
    try {
      const order = orderFromWire(await place(pending));
      if (weighingOf(order) !== null) storedPendingOrder.write(null);
      else if (order.payment === 'pending') startPaying(pending, order);
      else settle(pending, order.orderId);
      return { kind: 'taken', order };
    } catch (error) {
      const refusal = refusalUnderKey(error, isAgain);
      if (refusal === null) {
        const hasAnswer = error instanceof RefusedError;
        const known = isStillHere && !hasAnswer && !isOnline() ? 'unsent' : 'unanswered';
        storedPendingOrder.write({ ...pending, state: known });
        return { kind: 'unanswered' };
      }
      if (isAgain && refusal.code === 'key_reused') {
        // The body under a key never changes, so only the visit can differ: the server has this very order.
        if (pending.body.ispaid === 'pending') {
          storedPendingOrder.write(null);
          return { kind: 'unpaidBefore' };
        }
        settle(pending, null);
        return { kind: 'takenBefore' };
      }
      storedPendingOrder.write(null);
      const unsent = {
        table: pending.table,
        reason: failureOf(refusal),
        isByWeight: pending.body.lineas?.some(({ gramos }) => gramos !== undefined) === true,
        isAgain,
      };
      return refusal.code === 'menu_changed'
        ? { kind: 'changed', currentLines: refusal.currentLines, ...unsent }
        : { kind: 'refused', ...unsent };
    }
  };

  return {
    /** Sends what the screen shows. If an order is still pending, sends that one again instead. */
    start: (
      restaurantId: number,
      body: PendingOrder['body'],
      table: string | null = null,
    ): Promise<SendOutcome> => {
      if (body.lineas === undefined || body.lineas.length === 0) {
        const outcome: SendOutcome = {
          kind: 'refused',
          reason: refusalWith('empty_basket'),
          isByWeight: false,
          isAgain: false,
        };
        change({ isSending: false, outcome });
        return Promise.resolve(outcome);
      }
      return run(() => {
        const earlier = pendingOrderOf(restaurantId);
        if (earlier) return { pending: earlier, isAgain: true };
        const { tableName: seat } = currentSession();
        const pending: PendingOrder = {
          idempotencyKey: makeKey(),
          restaurantId,
          body,
          ...(table === null ? {} : { table }),
          ...(seat === null ? {} : { seat }),
          state: 'sending',
          startedAt: now(),
        };
        storedPendingOrder.write(pending);
        return { pending, isAgain: false };
      });
    },

    /** Sends a pending order again: after a reload, when the network is back, or on a tap. */
    resume: (restaurantId: number): Promise<SendOutcome> =>
      run(() => {
        const pending = pendingOrderOf(restaurantId);
        return pending && { pending, isAgain: true };
      }),

    /** Takes back an order that has not left the phone; its lines can be edited again. */
    withdraw: async (restaurantId: number): Promise<void> => {
      await lock(async () => {
        if (pendingOrderOf(restaurantId)?.state === 'unsent') storedPendingOrder.write(null);
      });
    },

    /** Gives a pending order up. Only for one so old that none of its requests can still arrive. */
    letGo: () => storedPendingOrder.write(null),

    /** The basket was edited: the outcome of the last attempt no longer concerns it. */
    forgetOutcome: () => {
      if (state.outcome !== NOTHING) change({ ...state, outcome: NOTHING });
    },

    read: () => state,
    subscribe,
  };
}

/** The order is made: only now its lines leave the basket, and only those that were sent. */
function settle(pending: PendingOrder, orderId: number | null): void {
  if (orderId !== null) storedLastOrder.write(orderId);
  clearSent(pending.restaurantId, pending.body);
  forgetSharedLines();
  storedPendingOrder.write(null);
}

/** The order waits on the server for its payment. Until that is settled, the basket keeps all its lines. */
function startPaying({ restaurantId, body }: PendingOrder, { orderId, tableName }: Order): void {
  storedPayingOrder.write({ restaurantId, orderId, body, table: tableName });
  forgetSharedLines();
  storedPendingOrder.write(null);
}
