import type { SentLines } from '../../checkout/basket/shared-basket-store.ts';
import { createStoredValue, useStoredValue } from '../../../storage/stored-value.ts';

/**
 * An order for several at the table, stored from just before its request is sent until its answer is
 * known: after a reload or a lost answer the same request is sent again. It belongs to its tab.
 */
export interface PendingRound {
  idempotencyKey: string;
  restaurantId: number;
  tabId: number;
  body: {
    comensales: number[];
    version: number;
    comentarios: string;
    idcuenta?: number;
    portiempos?: boolean;
    demora?: number;
  };
  /** What of it is from this phone's basket. */
  ownLines: SentLines;
  state: 'sending' | 'unanswered';
}

export const storedRound = createStoredValue<PendingRound | null>({
  key: 'rondaPendiente',
  empty: null,
  parse: (json) => {
    const { idempotencyKey, restaurantId, tabId, body, ownLines, state } = (json ??
      {}) as Partial<PendingRound>;
    const isWhole =
      typeof idempotencyKey === 'string' &&
      /^[\x21-\x7e]{1,100}$/.test(idempotencyKey) &&
      Number.isSafeInteger(restaurantId) &&
      Number.isSafeInteger(tabId) &&
      Array.isArray(body?.comensales) &&
      Number.isSafeInteger(body.version);
    if (!isWhole) return null;
    return {
      idempotencyKey,
      restaurantId: Number(restaurantId),
      tabId: Number(tabId),
      body,
      ownLines: Array.isArray(ownLines) ? ownLines : [],
      state: state === 'sending' ? 'sending' : 'unanswered',
    };
  },
  toJson: (round) => round,
});

export function roundOf(restaurantId: number | null): PendingRound | null {
  const round = storedRound.read();
  return round?.restaurantId === restaurantId ? round : null;
}

export function useRound(restaurantId: number | null): PendingRound | null {
  const round = useStoredValue(storedRound, null);
  return round?.restaurantId === restaurantId ? round : null;
}
