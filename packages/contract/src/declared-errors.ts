import type { Endpoint } from './endpoint.ts';
import { errorStatus, type ErrorCode } from './error-codes.ts';

/**
 * Whether calls from other sites are refused: everything that needs a session or changes something,
 * including logins, which another site could make with an account of its own. The payment
 * provider's calls are exempt, because they are signed and come from no page.
 */
export function refusesOtherSites({ access, check, method }: Endpoint): boolean {
  return access !== 'public' || (method !== 'GET' && check !== 'none');
}

/** Every status the call may answer; a test fails on any other. */
export function declaredErrors(endpoint: Endpoint): ErrorCode[] {
  const usual: ErrorCode[] = [
    'bad_request',
    'too_slow',
    'too_large',
    'headers_too_large',
    'too_many',
    'server_error',
    'unavailable',
  ];
  if (endpoint.check !== 'none') usual.push('unknown_client', 'bad_check');
  if (endpoint.check === 'restaurant') usual.push('other_house');
  if (endpoint.access !== 'public') usual.push('no_session', 'forbidden');
  if (refusesOtherSites(endpoint)) usual.push('other_site');
  // Parameters that match no pattern of ours are answered as not found.
  if (endpoint.params) usual.push('not_found');
  if (endpoint.stream) usual.push('too_many_streams');
  if (endpoint.upload) usual.push('too_many_uploads');
  // Also for calls without a body: a body of another media type is refused, not ignored. A file may be of
  // any, but that has to be one.
  if (endpoint.method !== 'GET') usual.push('unsupported');
  return [...new Set([...usual, ...endpoint.errors])];
}

export function declaredStatuses(endpoint: Endpoint): number[] {
  const successes = Object.keys(endpoint.answers).map(Number);
  return [...new Set([...successes, ...declaredErrors(endpoint).map(errorStatus)])].toSorted(
    (one, other) => one - other,
  );
}
