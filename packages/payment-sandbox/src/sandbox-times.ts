/**
 * How long things take in the sandbox: long enough to see that they happen later, short enough to
 * wait for.
 */
export const EVENT_AFTER_MS = 1_000;
/** Between an event and its duplicate. */
export const EVENT_AGAIN_AFTER_MS = 1_000;
export const FEE_AFTER_MS = 2_000;
export const REFUND_AFTER_MS = 3_000;
/** For a bank that confirms some time after the diner pays. */
export const LATE_PAYMENT_AFTER_MS = 10_000;
export const LINK_MS = 5 * 60_000;
/** Between opening the onboarding's page and pressing one of its buttons. */
export const FORM_MS = 30 * 60_000;

export function after(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}
