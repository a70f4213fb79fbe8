import { errorMessage, type ErrorCode } from '@simplato/contract';
import {
  createStaff,
  findStaffByEmail,
  findStaffByUsername,
  registerRestaurant,
} from '@simplato/contract/account-endpoints';
import { call } from '../../api/call.ts';
import { CookiesBlockedError, mayHaveSucceeded, RefusedError } from '../../api/call-error.ts';
import { announceSessionChange } from '../../api/session-changes.ts';
import { openSession } from '../session/open-session.ts';
import { couldLogIn } from '../session/could-log-in.ts';
import { type RestaurantEntry, restaurantPayload, staffPayload } from './restaurant-entry.ts';

/** The restaurant has been stored, but not its user; `cause` says why. */
export class HalfwayError extends Error {
  override readonly name = 'HalfwayError';
}

/**
 * A registration: look-ups, restaurant, user. It remembers the steps done, so that a retry
 * continues there instead of creating a second restaurant.
 */
export function createRegistration() {
  /** Stored under a ticket that has not been used for its user yet. */
  let stored: { restaurantId: number; text: string } | null = null;
  /** Sent, and the user may exist. */
  let unansweredEmail: string | null = null;

  return async function register(entry: RestaurantEntry): Promise<void> {
    if (unansweredEmail === entry.email && (await couldLogIn('staff', entry))) return;
    await requireFree(entry);
    const isGoingOn = stored?.text === textOf(entry);
    stored = isGoingOn ? stored : await storeRestaurant(entry);
    try {
      await storeUser(entry);
    } catch (failure) {
      if (!isCode(failure, 'no_ticket')) throw failure;
      stored = null;
      // The ticket is a cookie, and has just been given.
      if (!isGoingOn) throw new CookiesBlockedError();
      // That of an earlier attempt has expired meanwhile: start over, once.
      stored = await storeRestaurant(entry);
      await storeUser(entry);
    }
    announceSessionChange();
  };

  async function storeRestaurant(entry: RestaurantEntry) {
    const { idempresa } = await call(registerRestaurant, { body: restaurantPayload(entry) });
    return { restaurantId: idempresa, text: textOf(entry) };
  }

  async function storeUser(entry: RestaurantEntry): Promise<void> {
    if (!stored) return;
    const body = await staffPayload(entry, stored.restaurantId);
    try {
      await openSession(createStaff, { body });
    } catch (failure) {
      unansweredEmail = mayHaveSucceeded(failure) ? entry.email : null;
      throw isAboutTheUser(failure) ? failure : new HalfwayError('', { cause: failure });
    }
  }
}

async function requireFree({ username, email }: RestaurantEntry): Promise<void> {
  const byUsername = await call(findStaffByUsername, {
    params: { nombreusuario: username.trim() },
  });
  if (byUsername.length > 0) throw refusal('username_taken');
  const byEmail = await call(findStaffByEmail, { params: { mail: email.trim() } });
  if (byEmail.length > 0) throw refusal('email_taken');
}

/** The restaurant's data as sent: if it differs, it is another restaurant. */
function textOf(entry: RestaurantEntry): string {
  const { fecharegistro: _, ...kept } = restaurantPayload(entry);
  return JSON.stringify(kept);
}

/** Whether the user can correct it. */
function isAboutTheUser(failure: unknown): boolean {
  if (failure instanceof CookiesBlockedError) return true;
  if (!(failure instanceof RefusedError)) return false;
  return (
    ['no_ticket', 'username_taken', 'email_taken'].includes(failure.code) ||
    Object.keys(failure.fields).length > 0
  );
}

function isCode(failure: unknown, code: ErrorCode): boolean {
  return failure instanceof RefusedError && failure.code === code;
}

function refusal(code: ErrorCode): RefusedError {
  return new RefusedError({ code, message: errorMessage(code) });
}
