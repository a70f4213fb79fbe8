import { randomBytes } from 'node:crypto';

const KINDS = {
  account: 'acct_prueba_',
  link: 'enlace_',
  checkout: 'cs_prueba_',
  payment: 'pi_prueba_',
  refund: 're_prueba_',
  event: 'evt_prueba_',
} as const;

/** Nobody guesses one: whoever has a page's id may use the page. */
export function newId(kind: keyof typeof KINDS): string {
  return KINDS[kind] + randomBytes(18).toString('base64url');
}

/** A checkout is paid once at most, so its payment needs no id of its own making. */
export function paymentIdOf(sessionId: string): string {
  return sessionId.replace(KINDS.checkout, KINDS.payment);
}

export function sessionIdOf(paymentId: string): string {
  return paymentId.replace(KINDS.payment, KINDS.checkout);
}
