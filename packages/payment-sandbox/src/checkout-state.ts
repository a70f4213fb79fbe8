import {
  type Cents,
  type Charge,
  type Checkout,
  divideHalfUp,
  type ProviderPayment,
} from '@simplato/domain';
import { after, FEE_AFTER_MS, LATE_PAYMENT_AFTER_MS } from './sandbox-times.ts';

/** The stored data of a checkout. Its state is computed from this and the time, without timers. */
export interface CheckoutData {
  asked: Omit<Charge, 'expiresAt'> & { expiresAt: string };
  /** Closed by us before it expired. */
  isClosed: boolean;
  /** Set once the diner has paid. */
  payment: { settlesAt: string; isAccepted: boolean } | null;
  isDisputed: boolean;
  /** What the bank has decided of it; missing until then. */
  dispute?: 'won' | 'lost';
}

/** How the diner's bank can take a payment. */
export const WAYS_TO_PAY = {
  pagar: { afterMs: 0, isAccepted: true },
  'pagar-tarde': { afterMs: LATE_PAYMENT_AFTER_MS, isAccepted: true },
  'pagar-tarde-y-falla': { afterMs: LATE_PAYMENT_AFTER_MS, isAccepted: false },
} as const;
export type WayToPay = keyof typeof WAYS_TO_PAY;

export function isWayToPay(name: string | null): name is WayToPay {
  return name !== null && Object.hasOwn(WAYS_TO_PAY, name);
}

export function checkoutState(data: CheckoutData, now: Date): Checkout['state'] {
  const { asked, isClosed, payment } = data;
  if (payment) {
    if (now < new Date(payment.settlesAt)) return 'processing';
    return payment.isAccepted ? 'paid' : 'failed';
  }
  return isClosed || now >= new Date(asked.expiresAt) ? 'expired' : 'open';
}

export function withPayment(data: CheckoutData, way: WayToPay, now: Date): CheckoutData {
  const { afterMs, isAccepted } = WAYS_TO_PAY[way];
  return { ...data, payment: { settlesAt: after(now, afterMs).toISOString(), isAccepted } };
}

/** 1.4 % and 25 cents, as the terms announce; worked out a moment after the money has come. */
export function providerFeeCents(
  data: CheckoutData,
  now: Date,
): ProviderPayment['providerFeeCents'] {
  if (checkoutState(data, now) !== 'paid' || !data.payment) return null;
  if (now < after(new Date(data.payment.settlesAt), FEE_AFTER_MS)) return null;
  return feeOf(data.asked.amountCents);
}

function feeOf(amountCents: Cents): Cents {
  return divideHalfUp(amountCents * 14, 1000) + 25;
}
