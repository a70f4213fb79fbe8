import type { Stripe } from 'stripe';
import { ProviderGone, ProviderRefusal, ProviderSilence } from './payment-provider.ts';

/** Answers that decide nothing: the same call may find another one, and a wrong key of ours be mended. */
const UNDECIDED = new Set([401, 408, 409, 429]);
/** Stripe's words about a wrong key repeat parts of it. */
const SECRETS = /\b(?:sk|rk|whsec)_[\w*]+/g;

/**
 * A failure of the SDK in the port's words. Neither the SDK's error nor what it carries goes along: it
 * holds the request, and logs print everything that an error holds.
 */
export function asProviderError(error: unknown): Error {
  if (!isStripeError(error)) return error instanceof Error ? error : new Error(String(error));
  const { statusCode, code, requestId, type } = error;
  const facts = [statusCode, code ?? type, requestId].filter((fact) => fact !== undefined);
  const message = `Stripe: ${error.message.replace(SECRETS, '…')} (${facts.join(', ')})`;
  if (isUndecided(error)) return new ProviderSilence(message);
  return isLost(error) ? new ProviderGone(message) : new ProviderRefusal(message);
}

/** Without a status there was no answer, or one that could not be read. */
function isUndecided({ statusCode, type }: Stripe.errors.StripeError): boolean {
  if (statusCode === undefined || statusCode >= 500) return true;
  return UNDECIDED.has(statusCode) || type === 'StripeRateLimitError';
}

/** The account, or what is its, is gone or has ended the connection. A wrong key of ours says something else. */
function isLost({ code }: Stripe.errors.StripeError): boolean {
  return code === 'account_invalid' || code === 'resource_missing';
}

/** An answer after which the work may have been done, and which its key will go on repeating. */
export function mayHideWork(error: unknown): boolean {
  if (!isStripeError(error)) return false;
  return error.type === 'StripeIdempotencyError' || (error.statusCode ?? 0) >= 500;
}

/** By its shape: the SDK's classes are loaded with the SDK alone. */
function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'rawType' in error && 'requestId' in error;
}
