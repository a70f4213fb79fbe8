import type { NewOrderWire } from '@simplato/contract';
import { ORDER_LIMITS } from '@simplato/domain';
import { currentSession } from '../../session/session-store.ts';
import { createStoredValue, useStoredValue } from '../../../storage/stored-value.ts';

/**
 * An order, stored from just before its request is sent until its answer is known. Key and body
 * never change in between, so that the server creates one order however often it is sent.
 */
export interface PendingOrder {
  idempotencyKey: string;
  restaurantId: number;
  /** A waiter's may name the tab that it is for. */
  body: NewOrderWire & { idcuenta?: number };
  /** The table that a waiter enters it for; undefined for diners, whose session has their table. */
  table?: string;
  /** The table where the diner who ordered was sitting. */
  seat?: string;
  /**
   * `unanswered` after an attempt without an answer: the server may or may not have the order. `unsent`
   * while the phone has been offline: no attempt can have reached the server.
   */
  state: 'sending' | 'unsent' | 'unanswered';
  startedAt: number;
}

export const storedPendingOrder = createStoredValue<PendingOrder | null>({
  key: 'pedidoPendiente',
  empty: null,
  parse: parsePendingOrder,
  toJson: (pending) => pending,
});

export function usePendingOrder(restaurantId: number | null): PendingOrder | null {
  return ofRestaurant(useStoredValue(storedPendingOrder, null), restaurantId);
}

/** An order for another restaurant is never sent from this one, nor a diner's by a waiter. */
export function pendingOrderOf(restaurantId: number | null): PendingOrder | null {
  return ofRestaurant(storedPendingOrder.read(), restaurantId);
}

function ofRestaurant(
  pending: PendingOrder | null,
  restaurantId: number | null,
): PendingOrder | null {
  if (pending?.restaurantId !== restaurantId) return null;
  const isWaiters = pending.table !== undefined;
  return isWaiters === (currentSession().userType === 'RESTAURANTE') ? pending : null;
}

/** After this long nobody expects the order any more; it may then be discarded. */
const STALE_AFTER_MS = 30 * 60_000;

/** Whether the order is only sent on a tap: it is stale, or would be served at another table. */
export function isForTap(pending: PendingOrder, nowMs: number): boolean {
  return nowMs - pending.startedAt > STALE_AFTER_MS || isFromElsewhere(pending);
}

/** The diner is at another table now. */
export function isFromElsewhere({ seat }: PendingOrder): boolean {
  const { tableName } = currentSession();
  return seat !== undefined && tableName !== null && seat !== tableName;
}

/** The last order's number, until its confirmation has been read. */
export const storedLastOrder = createStoredValue<number | null>({
  key: 'order',
  empty: null,
  parse: (json) => (Number.isSafeInteger(json) && Number(json) > 0 ? Number(json) : null),
  toJson: (orderId) => orderId,
});

function parsePendingOrder(json: unknown): PendingOrder | null {
  if (typeof json !== 'object' || json === null) return null;
  const { idempotencyKey, restaurantId, body, table, seat, state, startedAt } =
    json as Partial<PendingOrder>;
  const isWhole =
    typeof idempotencyKey === 'string' &&
    /^[\x21-\x7e]{1,100}$/.test(idempotencyKey) &&
    Number.isSafeInteger(restaurantId) &&
    typeof body === 'object' &&
    Array.isArray(body?.lineas) &&
    body.lineas.length <= ORDER_LIMITS.lines;
  if (!isWhole) return null;
  return {
    idempotencyKey,
    restaurantId: Number(restaurantId),
    body,
    ...(typeof table === 'string' ? { table } : {}),
    ...(typeof seat === 'string' ? { seat } : {}),
    state: state === 'unanswered' || state === 'unsent' ? state : 'sending',
    startedAt: Number(startedAt) || 0,
  };
}
