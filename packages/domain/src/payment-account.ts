/**
 * Where a restaurant stands with the payment provider. Only an active account may charge; that it was
 * once made, or its form once sent, says nothing (and what may be charged today may not be tomorrow).
 */
export const ACCOUNT_STATES = [
  /** It has none. */
  'none',
  /** The provider still asks for data. */
  'unfinished',
  /** Everything was sent; the provider looks at it. */
  'in-review',
  'active',
  /** It could charge, and may not any more until the restaurant answers the provider. */
  'restricted',
  /** The restaurant, or the provider, has ended the connection. */
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
