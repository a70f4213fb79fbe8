import {
  CHECK_ID,
  CLIENT_AUTHORIZATION,
  contentCheck,
  errorMessage,
  type AnswerOf,
  type BodyInputOf,
  type Endpoint,
  type ErrorBody,
  type ErrorCode,
} from '@simplato/contract';
import { may, type Role } from '@simplato/domain';
import { RefusedError, UnansweredError } from './call-error.ts';
import { deleteMirror, NOBODY, readMirror, type SessionMirror } from './mirror-cookies.ts';
import { learnServerTime, serverNow } from './server-clock.ts';
import { announceSessionChange, type SessionChange } from './session-changes.ts';

const TIMEOUT_MS = 15_000;

interface CallInput<E extends Endpoint> {
  params?: Readonly<Record<string, string | number>>;
  body?: BodyInputOf<E>;
  headers?: Readonly<Record<string, string>>;
}

/**
 * Makes one call of the contract. Throws RefusedError when the server says no, UnansweredError when
 * nothing readable came back. Never retries what may have been done: whoever calls knows whether that
 * is safe. A wrong hour is refused at the door; with the server's own it is asked once more.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
): Promise<AnswerOf<E>> {
  try {
    return await ask(endpoint, input);
  } catch (error) {
    if (error instanceof WrongHourError) return ask(endpoint, input);
    throw error;
  }
}

/** This device's clock was wrong; by now the server's time is known. */
class WrongHourError extends RefusedError {}

async function ask<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<AnswerOf<E>> {
  const mirror = endpoint.check === 'restaurant' ? requireMirror(endpoint) : NOBODY;
  const checkId =
    endpoint.check === 'login' ? CHECK_ID.login : (mirror.restaurantId ?? CHECK_ID.general);
  const response = await send(`/api${fillPath(endpoint.path, input.params)}`, {
    method: endpoint.method,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      Authorization: CLIENT_AUTHORIZATION,
      ContentCheck: contentCheck(checkId, serverNow()),
      ...(input.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...input.headers,
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  });
  if (response.ok) {
    if (endpoint.access !== 'public') hasBeenServed = true;
    return (await readJson(response)) as AnswerOf<E>;
  }
  throw await refusal(endpoint, response);
}

/** Spec §6: without a restaurant, or in the wrong role, the cookies go and nothing is sent. */
function requireMirror(endpoint: Endpoint): SessionMirror {
  const mirror = readMirror();
  const allowed =
    mirror.restaurantId !== null &&
    mirror.userType !== null &&
    (endpoint.access === 'public' || may(roleOf(mirror), endpoint.access));
  if (allowed) return mirror;
  endSession();
  throw new RefusedError({ code: 'no_session', message: errorMessage('no_session') });
}

function roleOf(mirror: SessionMirror): Role {
  if (mirror.userType === 'RESTAURANTE') return 'staff';
  return mirror.userName === null ? 'guest' : 'diner';
}

/** Whether this page has ever been answered as somebody: only then can a session have ended on it. */
let hasBeenServed = false;

/** Who was never let in leaves; other tabs may be in the middle of something, and only hear of it. */
function endSession(here: SessionChange = hasBeenServed ? 'changed' : 'left'): void {
  hasBeenServed = false;
  deleteMirror();
  announceSessionChange('changed', here);
}

function fillPath(path: string, params: CallInput<Endpoint>['params'] = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw new UnansweredError(error);
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new UnansweredError(error);
  }
}

/** Answers to a session that is another than the mirror says: somebody has tampered with it. */
const NOT_YOURS: readonly ErrorCode[] = ['forbidden', 'other_house'];

async function refusal(
  endpoint: Endpoint,
  response: Response,
): Promise<RefusedError | UnansweredError> {
  const body = (await readJson(response)) as Partial<ErrorBody>;
  // A proxy in between may answer with a page of its own: that is no word of ours.
  if (body.code === undefined || body.message === undefined) return new UnansweredError();
  if (body.code === 'no_session') endSession();
  if (endpoint.access !== 'public' && NOT_YOURS.includes(body.code)) endSession('left');
  const refused = { ...body, code: body.code, message: body.message };
  const isWrongHour = body.code === 'bad_check' && learnServerTime(response);
  return isWrongHour ? new WrongHourError(refused) : new RefusedError(refused);
}
