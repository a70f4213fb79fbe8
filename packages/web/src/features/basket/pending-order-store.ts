import type { NewOrderWire } from '@simplato/contract';
import { ORDER_LIMITS } from '@simplato/domain';
import { currentSession } from '../session/session-store.ts';
import { createStoredValue, useStoredValue } from '../session/stored-value.ts';

/**
 * An order from just before its request leaves until its answer is known. The key and the body never
 * change in between, so that however often it is sent, the server makes one order of it.
 */
export interface PendingOrder {
  idempotencyKey: string;
  restaurantId: number;
  body: NewOrderWire;
  /** The table that a waiter enters it for; a diner's own session knows theirs. */
  table?: string;
  /** Where the diner sat who asked for it. */
  seat?: string;
  /** `unanswered` once an attempt ended without a word: the server may or may not have it. */
  state: 'sending' | 'unanswered';
  startedAt: number;
}

export const storedPendingOrder = createStoredValue<PendingOrder | null>({
  key: 'pedidoPendiente',
  empty: null,
  parse: parsePendingOrder,
  toJson: (pending) => pending,
});

export function usePendingOrder(restaurantId: number | null): PendingOrder | null {
  return ofHouse(useStoredValue(storedPendingOrder, null), restaurantId);
}

/** An order for another house is never sent from this one, nor a diner's by a waiter. */
export function pendingOrderOf(restaurantId: number | null): PendingOrder | null {
  return ofHouse(storedPendingOrder.read(), restaurantId);
}

function ofHouse(pending: PendingOrder | null, restaurantId: number | null): PendingOrder | null {
  if (pending?.restaurantId !== restaurantId) return null;
  const isWaiters = pending.table !== undefined;
  return isWaiters === (currentSession().userType === 'RESTAURANTE') ? pending : null;
}

/** After this long nobody expects it any more: it goes out on a tap only, and may be let go. */
export const STALE_AFTER_MS = 30 * 60_000;

export function isStale(pending: PendingOrder, nowMs: number): boolean {
  return nowMs - pending.startedAt > STALE_AFTER_MS;
}

/** Whoever asked for it sits at another table now: it would be served there, so it goes out on a tap only. */
export function isFromElsewhere({ seat }: PendingOrder): boolean {
  const { tableName } = currentSession();
  return seat !== undefined && tableName !== null && seat !== tableName;
}

/** The last order's number, until its confirmation was read. */
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
    state: state === 'unanswered' ? 'unanswered' : 'sending',
    startedAt: Number(startedAt) || 0,
  };
}
