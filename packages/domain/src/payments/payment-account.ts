/**
 * State of a restaurant's account with the payment provider. Only an active account may charge: an
 * account that exists, or whose form was submitted, need not be active (and one that may charge
 * today may not tomorrow).
 */
export const ACCOUNT_STATES = [
  /** There is no account. */
  'none',
  /** The provider still asks for data. */
  'unfinished',
  /** Everything was submitted; the provider is reviewing it. */
  'in-review',
  'active',
  /** It could charge before, and cannot until the restaurant answers the provider. */
  'restricted',
  /** The restaurant or the provider has ended the connection. */
  'disconnected',
] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

export function mayCharge(state: AccountState): boolean {
  return state === 'active';
}

/** Whether the restaurant has something to do at the provider. */
export function canContinueOnboarding(state: AccountState): boolean {
  return state === 'none' || state === 'unfinished' || state === 'restricted';
}
