import type { Stripe } from 'stripe';
import { ProviderFailure, ProviderGone, ProviderRefusal, ProviderSilence } from '@simplato/domain';

/** Inconclusive statuses: a retry may succeed, also after a wrong key of ours is fixed (401). */
const UNDECIDED = new Set([401, 408, 409, 429]);
/** Stripe's message about a wrong key quotes parts of it. */
const SECRETS = /\b(?:sk|rk|whsec)_[\w*]+/g;

/**
 * Converts an error of the SDK to one of the port. The original is not attached as a cause: it
 * contains the request, and logs print all properties of an error.
 */
export function asProviderError(error: unknown): Error {
  if (!isStripeError(error)) return error instanceof Error ? error : new Error(String(error));
  const { statusCode, code, requestId, type } = error;
  const facts = [statusCode, code ?? type, requestId].filter((fact) => fact !== undefined);
  const message = `Stripe: ${error.message.replace(SECRETS, '…')} (${facts.join(', ')})`;
  if (keepsFailing(error)) return new ProviderFailure(message);
  if (isUndecided(error)) return new ProviderSilence(message);
  return isLost(error) ? new ProviderGone(message) : new ProviderRefusal(message);
}

/** No status means no response, or an unreadable one. */
function isUndecided({ statusCode, type }: Stripe.errors.StripeError): boolean {
  if (statusCode === undefined || statusCode >= 500) return true;
  return UNDECIDED.has(statusCode) || type === 'StripeRateLimitError';
}

/**
 * The account or its object is gone, or has disconnected. A wrong key of ours gives another code.
 */
function isLost({ code }: Stripe.errors.StripeError): boolean {
  return code === 'account_invalid' || code === 'resource_missing';
}

/**
 * Errors after which the work may have been done, and which Stripe repeats for the same key, or the
 * key was used with other parameters before.
 */
function keepsFailing({ type, statusCode, code }: Stripe.errors.StripeError): boolean {
  if (code === 'idempotency_key_in_use') return false;
  return type === 'StripeIdempotencyError' || (statusCode ?? 0) >= 500;
}

/** Recognized by shape: `instanceof` would need the SDK, which is only loaded when used. */
function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'rawType' in error && 'requestId' in error;
}
