import { IDEMPOTENCY_HEADER, orderFromWire, type ErrorCode } from '@simplato/contract';
import { placeRound } from '@simplato/contract/endpoints';
import type { Order } from '@simplato/domain';
import { call } from '../../../api/call.ts';
import { RefusedError } from '../../../api/call-error.ts';
import { makeIdempotencyKey } from '../../../api/idempotency-key.ts';
import { lockAcrossTabs } from '../../../storage/lock-across-tabs.ts';
import { roundOf, storedRound, type PendingRound } from './round-store.ts';

export type RoundOutcome =
  | { kind: 'taken'; order: Order }
  | { kind: 'refused'; error: RefusedError }
  /** The server may or may not have it: it is sent again. */
  | { kind: 'unanswered' }
  /** Another tab of the browser is sending it, or there is nothing to send. */
  | { kind: 'idle' };

/** Errors that do not tell whether the order was stored. */
const UNDECIDED: readonly ErrorCode[] = ['server_error', 'unavailable'];
/** Errors from before the key is looked up: they say nothing about an earlier attempt with it. */
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

const inOneTab = lockAcrossTabs('simplato-ronda');

/** Sends a new round, or the one that waits for its answer. */
export async function sendRound(
  wish: Pick<PendingRound, 'restaurantId' | 'tabId' | 'body'>,
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
    const isUndecided = !(error instanceof RefusedError) || UNDECIDED.includes(error.code);
    if (isUndecided || (isAgain && AT_THE_DOOR.includes(error.code))) {
      storedRound.write({ ...round, state: 'unanswered' });
      return { kind: 'unanswered' };
    }
    return { kind: 'refused', error };
  }
}

/** Its answer has been told. */
export function forgetRound(): void {
  storedRound.write(null);
}
