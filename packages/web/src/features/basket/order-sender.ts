import {
  errorMessage,
  orderFromWire,
  type CurrentLineWire,
  type ErrorCode,
  type NewOrderWire,
  type OrderWire,
} from '@simplato/contract';
import type { Order } from '@simplato/domain';
import { RefusedError } from '../../api/call-error.ts';
import { currentSession } from '../session/session-store.ts';
import { clearSent } from './basket-store.ts';
import { storedPayingOrder } from './paying-order-store.ts';
import {
  pendingOrderOf,
  storedLastOrder,
  storedPendingOrder,
  type PendingOrder,
} from './pending-order-store.ts';

/**
 * Sends an order so that it is made once, whatever the line does. What is sent is written down first,
 * with its key; a lost answer leaves it there, and the same key and body go out again until the server
 * has said yes or no. There is no cancelling: a request that was lost may still arrive.
 */
export type SendOutcome =
  | { kind: 'taken'; order: Order }
  /** An earlier attempt had arrived, from a visit that has ended since: the order is not ours to read. */
  | { kind: 'takenBefore' }
  /** The same, of an order that was to be paid online: nobody can pay it now, and the basket is whole. */
  | { kind: 'unpaidBefore' }
  /** The menu is not what the diner saw: nothing was ordered, the lines of now are here. */
  | { kind: 'changed'; currentLines: readonly CurrentLineWire[]; reason: string }
  | { kind: 'refused'; reason: string }
  /** Nobody knows; it stays pending. */
  | { kind: 'unanswered' }
  /** Another tab is at it, or there is nothing to send. */
  | { kind: 'idle' };

export interface SendingState {
  isSending: boolean;
  /** What the last attempt came to, until the next one or until somebody edits the basket. */
  outcome: SendOutcome;
}

interface OrderSenderParts {
  place: (pending: PendingOrder) => Promise<OrderWire>;
  makeKey: () => string;
  now: () => number;
  /** Runs the work unless another tab holds the lock; answers null then. */
  lock: <Result>(work: () => Promise<Result>) => Promise<Result | null>;
}

const NOTHING: SendOutcome = { kind: 'idle' };

/** Answers from which nobody can tell whether the order was stored. */
const UNDECIDED: readonly ErrorCode[] = ['server_error', 'unavailable'];
/**
 * A "no" from in front of the place where keys are looked up: it says nothing about an earlier attempt
 * with this key. After one, the order stays pending; without one, the server surely has nothing.
 */
const AT_THE_DOOR: readonly ErrorCode[] = [
  'no_session',
  'unknown_client',
  'bad_check',
  'forbidden',
  'other_house',
  'other_site',
  'too_slow',
  'headers_too_large',
  'too_many',
];

export function createOrderSender({ place, makeKey, now, lock }: OrderSenderParts) {
  const listeners = new Set<() => void>();
  let state: SendingState = { isSending: false, outcome: NOTHING };
  let attempt: Promise<SendOutcome> | null = null;

  const change = (next: SendingState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  /** One attempt at a time: a second tap joins the one under way. */
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
    try {
      const order = orderFromWire(await place(pending));
      if (order.payment === 'pending') startPaying(pending, order);
      else settle(pending, order.orderId);
      return { kind: 'taken', order };
    } catch (error) {
      const isUndecided = !(error instanceof RefusedError) || UNDECIDED.includes(error.code);
      if (isUndecided || (isAgain && AT_THE_DOOR.includes(error.code))) {
        storedPendingOrder.write({ ...pending, state: 'unanswered' });
        return { kind: 'unanswered' };
      }
      if (isAgain && error.code === 'key_reused') {
        // The body never changes, so only the visit can differ: the house has this very order.
        if (pending.body.ispaid === 'pending') {
          storedPendingOrder.write(null);
          return { kind: 'unpaidBefore' };
        }
        settle(pending, null);
        return { kind: 'takenBefore' };
      }
      storedPendingOrder.write(null);
      return error.code === 'menu_changed'
        ? { kind: 'changed', currentLines: error.currentLines, reason: error.message }
        : { kind: 'refused', reason: error.message };
    }
  };

  return {
    /** Sends what the screen shows; with an order still pending, sends that one again instead. */
    start: (
      restaurantId: number,
      body: NewOrderWire,
      table: string | null = null,
    ): Promise<SendOutcome> => {
      if (body.lineas === undefined || body.lineas.length === 0) {
        const outcome: SendOutcome = { kind: 'refused', reason: errorMessage('empty_basket') };
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

    /** Sends a pending order again: after a reload, when the line is back, or on a tap. */
    resume: (restaurantId: number): Promise<SendOutcome> =>
      run(() => {
        const pending = pendingOrderOf(restaurantId);
        return pending && { pending, isAgain: true };
      }),

    /** Stops trying. Only for an order so old that no request of it can still be on its way. */
    letGo: () => storedPendingOrder.write(null),

    /** The basket was edited: what the last attempt said is about another one. */
    forgetOutcome: () => {
      if (state.outcome !== NOTHING) change({ ...state, outcome: NOTHING });
    },

    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The basket lets go of the lines only now, and of the sent ones only. */
function settle(pending: PendingOrder, orderId: number | null): void {
  if (orderId !== null) storedLastOrder.write(orderId);
  clearSent(pending.restaurantId, pending.body);
  storedPendingOrder.write(null);
}

/** It waits on the server for its payment; until that is settled the basket keeps every line. */
function startPaying({ restaurantId, body }: PendingOrder, { orderId }: Order): void {
  storedPayingOrder.write({ restaurantId, orderId, body });
  storedPendingOrder.write(null);
}
