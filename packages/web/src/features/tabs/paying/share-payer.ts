import { IDEMPOTENCY_HEADER } from '@simplato/contract';
import { startTabPayment } from '@simplato/contract/payment-endpoints';
import { call } from '../../../api/call.ts';
import type { RefusedError } from '../../../api/call-error.ts';
import { makeIdempotencyKey } from '../../../api/idempotency-key.ts';
import { refusalUnderKey } from '../../../api/refusal-under-key.ts';
import { lockAcrossTabs } from '../../../storage/lock-across-tabs.ts';
import { leaveBegun, storedPayment, type BegunPayment } from './begun-payment-store.ts';

export type PayingOutcome =
  | { kind: 'page'; url: string }
  /** Its page is no longer to be paid on: it was paid, or its claim has ended. */
  | { kind: 'over'; paymentNumber: number }
  | { kind: 'refused'; error: RefusedError }
  /** The server may or may not have it: it is sent again. */
  | { kind: 'unanswered'; error: unknown }
  /** Another tab of the browser is sending it. */
  | { kind: 'busy' };

const inOneTab = lockAcrossTabs('simplato-pago-cuenta');

/** Claims a share, or goes on with the one that was begun. */
export async function beginPayment(
  wish: Omit<BegunPayment, 'idempotencyKey' | 'paymentNumber'>,
): Promise<PayingOutcome> {
  const outcome = await inOneTab(async () => {
    const earlier = storedPayment.read();
    const isLost = earlier !== null && earlier.paymentNumber === null;
    if (isLost && isSame(earlier.body, wish.body)) return attempt(true);
    storedPayment.write({ ...wish, idempotencyKey: makeIdempotencyKey(), paymentNumber: null });
    return attempt(false);
  });
  return outcome ?? { kind: 'busy' };
}

/** Another wish has a key of its own; a claim of the lost one, if there is any, shows at the table. */
function isSame(one: BegunPayment['body'], other: BegunPayment['body']): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The page of the payment that was begun. */
export async function resumePayment(): Promise<PayingOutcome> {
  return (await inOneTab(async () => attempt(true))) ?? { kind: 'busy' };
}

async function attempt(isAgain: boolean): Promise<PayingOutcome> {
  const begun = storedPayment.read();
  if (begun === null) return { kind: 'busy' };
  try {
    const headers = { [IDEMPOTENCY_HEADER]: begun.idempotencyKey };
    const { idpago, url } = await call(startTabPayment, { body: begun.body, headers });
    if (url === null) {
      leaveBegun();
      return { kind: 'over', paymentNumber: idpago };
    }
    storedPayment.write({ ...begun, paymentNumber: idpago });
    return { kind: 'page', url };
  } catch (error) {
    const refusal = refusalUnderKey(error, isAgain);
    if (refusal === null) return { kind: 'unanswered', error };
    // Its claim stands, and its page is made under the same key.
    if (refusal.code !== 'provider_silent') leaveBegun();
    return { kind: 'refused', error: refusal };
  }
}
