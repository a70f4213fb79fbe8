import { randomBytes } from 'node:crypto';

const KINDS = {
  account: 'acct_prueba_',
  link: 'enlace_',
  checkout: 'cs_prueba_',
  payment: 'pi_prueba_',
  refund: 're_prueba_',
  event: 'evt_prueba_',
} as const;

/** Unguessable, since anybody with a page's id may use the page. */
export function newId(kind: keyof typeof KINDS): string {
  return KINDS[kind] + randomBytes(18).toString('base64url');
}

/** A checkout is paid at most once, so the payment's id is derived from the checkout's. */
export function paymentIdOf(sessionId: string): string {
  return sessionId.replace(KINDS.checkout, KINDS.payment);
}

export function sessionIdOf(paymentId: string): string {
  return paymentId.replace(KINDS.payment, KINDS.checkout);
}
