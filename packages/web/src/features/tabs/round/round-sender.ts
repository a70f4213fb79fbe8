import { IDEMPOTENCY_HEADER, orderFromWire } from '@simplato/contract';
import { placeRound } from '@simplato/contract/endpoints';
import type { Order } from '@simplato/domain';
import { call } from '../../../api/call.ts';
import type { RefusedError } from '../../../api/call-error.ts';
import { refusalUnderKey } from '../../../api/refusal-under-key.ts';
import { makeIdempotencyKey } from '../../../api/idempotency-key.ts';
import { lockAcrossTabs } from '../../../storage/lock-across-tabs.ts';
import { clearSent } from '../../checkout/basket/basket-store.ts';
import { forgetSharedLines } from '../../checkout/basket/shared-basket-store.ts';
import { roundOf, storedRound, type PendingRound } from './round-store.ts';

export type RoundOutcome =
  | { kind: 'taken'; order: Order }
  /** An earlier attempt had arrived, but its visit has ended since, so that we may not read the order. */
  | { kind: 'takenBefore' }
  | { kind: 'refused'; error: RefusedError }
  /** The server may or may not have it: it is sent again. */
  | { kind: 'unanswered' }
  /** Another tab of the browser is sending it, or there is nothing to send. */
  | { kind: 'idle' };

const inOneTab = lockAcrossTabs('simplato-ronda');

/** Sends a new round, or the one that waits for its answer. */
export async function sendRound(
  wish: Pick<PendingRound, 'restaurantId' | 'tabId' | 'body' | 'ownLines'>,
): Promise<RoundOutcome> {
  const outcome = await inOneTab(async () => {
    if (roundOf(wish.restaurantId) === null) {
      storedRound.write({ ...wish, idempotencyKey: makeIdempotencyKey(), state: 'sending' });
      return await attempt(wish.restaurantId, false);
    }
    return await attempt(wish.restaurantId, true);
  });
  return outcome ?? { kind: 'idle' };
}

export async function resumeRound(restaurantId: number): Promise<RoundOutcome> {
  return (await inOneTab(async () => attempt(restaurantId, true))) ?? { kind: 'idle' };
}

async function attempt(restaurantId: number, isAgain: boolean): Promise<RoundOutcome> {
  const round = roundOf(restaurantId);
  if (round === null) return { kind: 'idle' };
  try {
    const headers = { [IDEMPOTENCY_HEADER]: round.idempotencyKey };
    const wire = await call(placeRound, { body: round.body, headers });
    return { kind: 'taken', order: orderFromWire(wire) };
  } catch (error) {
    const refusal = refusalUnderKey(error, isAgain);
    if (refusal === null) {
      storedRound.write({ ...round, state: 'unanswered' });
      return { kind: 'unanswered' };
    }
    if (!isAgain || refusal.code !== 'key_reused') return { kind: 'refused', error: refusal };
    // The body under a key never changes, so only the visit can differ: the server has this very round.
    clearSent(round.restaurantId, { lineas: round.ownLines, comentarios: round.body.comentarios });
    forgetSharedLines();
    return { kind: 'takenBefore' };
  }
}

/** Its answer has been told. */
export function forgetRound(): void {
  storedRound.write(null);
}
