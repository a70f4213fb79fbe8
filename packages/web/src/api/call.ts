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
/** A photo of ten megabytes over a restaurant's wifi. */
const UPLOAD_TIMEOUT_MS = 120_000;

interface CallInput<E extends Endpoint> {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string>>;
  body?: BodyInputOf<E>;
  /** The body of a call that takes a file. */
  file?: Blob;
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
  return (await readJson(await ask(endpoint, input))) as AnswerOf<E>;
}

/** The same for a call whose success is a file. */
export async function callForFile<E extends Endpoint & { file: string }>(
  endpoint: E,
  input: CallInput<E> = {},
): Promise<Blob> {
  const response = await ask(endpoint, input);
  try {
    return await response.blob();
  } catch (error) {
    throw new UnansweredError(error);
  }
}

async function ask<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Response> {
  try {
    return await askOnce(endpoint, input);
  } catch (error) {
    if (error instanceof WrongHourError) return askOnce(endpoint, input);
    throw error;
  }
}

/** This device's clock was wrong; by now the server's time is known. */
class WrongHourError extends RefusedError {}

async function askOnce<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Response> {
  const mirror = endpoint.check === 'restaurant' ? requireMirror(endpoint) : NOBODY;
  const checkId =
    endpoint.check === 'login' ? CHECK_ID.login : (mirror.restaurantId ?? CHECK_ID.general);
  const response = await send(
    `/api${fillPath(endpoint.path, input.params)}${searchOf(input.query)}`,
    {
      method: endpoint.method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(input.file ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS),
      headers: {
        Authorization: CLIENT_AUTHORIZATION,
        ContentCheck: contentCheck(checkId, serverNow()),
        ...(input.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(input.file ? { 'Content-Type': 'application/octet-stream' } : {}),
        ...input.headers,
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(input.file ? { body: input.file } : {}),
    },
  );
  if (response.ok) {
    if (endpoint.access !== 'public') hasBeenServed = true;
    return response;
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
  // Cookies that are gone may have run out; cookies that contradict each other were written by hand.
  endSession(mirror.userType === null ? undefined : 'left');
  throw new RefusedError({ code: 'no_session', message: errorMessage('no_session') });
}

/** The most that the mirror may mean: who of the house owns it is for the server to say. */
function roleOf(mirror: SessionMirror): Role {
  if (mirror.userType === 'RESTAURANTE') return 'owner';
  return mirror.userName === null ? 'guest' : 'diner';
}

/** Whether this page has ever been answered as somebody: only then can a session have ended on it. */
let hasBeenServed = false;

/**
 * Who was never let in leaves; who was is asked to log in again, however many calls hear of it. Other
 * tabs may be in the middle of something, and only hear of it.
 */
function endSession(here: SessionChange = hasBeenServed ? 'changed' : 'left'): void {
  if (here === 'left') hasBeenServed = false;
  deleteMirror();
  announceSessionChange('changed', here);
}

function fillPath(path: string, params: CallInput<Endpoint>['params'] = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
}

function searchOf(query: CallInput<Endpoint>['query']): string {
  return query ? `?${new URLSearchParams(query).toString()}` : '';
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

/** An answer to a session that is another than the mirror says: somebody has tampered with it. */
function tellsOfTampering({ access }: Endpoint, code: ErrorCode): boolean {
  if (access === 'public') return false;
  // A colleague at what is the owner's is no tampering.
  const isOwners = may('owner', access) && !may('staff', access);
  return code === 'other_house' || (code === 'forbidden' && !isOwners);
}

async function refusal(
  endpoint: Endpoint,
  response: Response,
): Promise<RefusedError | UnansweredError> {
  const body = (await readJson(response)) as Partial<ErrorBody>;
  // A proxy in between may answer with a page of its own: that is no word of ours.
  if (body.code === undefined || body.message === undefined) return new UnansweredError();
  if (body.code === 'no_session') endSession();
  if (tellsOfTampering(endpoint, body.code)) endSession('left');
  const refused = { ...body, code: body.code, message: body.message };
  const isWrongHour = body.code === 'bad_check' && learnServerTime(response);
  return isWrongHour ? new WrongHourError(refused) : new RefusedError(refused);
}
