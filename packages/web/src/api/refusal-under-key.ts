import type { ErrorCode } from '@simplato/contract';
import { RefusedError } from './call-error.ts';

/** Errors that do not tell whether what was sent was stored. */
export const UNDECIDED: readonly ErrorCode[] = ['server_error', 'unavailable'];
/**
 * Errors from before the server looks the key up. They say nothing about an earlier attempt with this key: if
 * there was one, it stays pending; if not, the server certainly has nothing.
 */
const AT_THE_DOOR: readonly ErrorCode[] = [
  'no_session',
  'unknown_client',
  'bad_check',
  'forbidden',
  'other_house',
  'other_site',
  'too_slow',
  'headers_too_large',
  'too_many',
];

/**
 * The refusal of what was sent with an idempotency key; null if the server may have stored it, with this
 * attempt or, where it is sent again, with an earlier one.
 */
export function refusalUnderKey(error: unknown, isAgain: boolean): RefusedError | null {
  if (!(error instanceof RefusedError) || UNDECIDED.includes(error.code)) return null;
  return isAgain && AT_THE_DOOR.includes(error.code) ? null : error;
}
