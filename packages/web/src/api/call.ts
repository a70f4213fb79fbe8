import {
  CHECK_ID,
  CLIENT_AUTHORIZATION,
  contentCheck,
  SESSION_OVER,
  type AnswerOf,
  type BodyInputOf,
  type Endpoint,
  type ErrorBody,
  type ErrorCode,
  type UserType,
} from '@simplato/contract';
import { may, type Role } from '@simplato/domain';
import { RefusedError, UnansweredError } from './call-error.ts';
import { deleteMirror, isSameMirror, readMirror, type SessionMirror } from './mirror-cookies.ts';
import { learnServerTime, serverNow } from './server-clock.ts';
import {
  announceSessionChange,
  sessionChangesHeard,
  type SessionChange,
} from './session-changes.ts';

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
  const mirror = endpoint.check === 'restaurant' ? requireMirror(endpoint) : readMirror();
  const changes = sessionChangesHeard();
  const response = await send(
    `/api${fillPath(endpoint.path, input.params)}${searchOf(input.query)}`,
    {
      method: endpoint.method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(input.file ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS),
      headers: {
        Authorization: CLIENT_AUTHORIZATION,
        ContentCheck: contentCheck(checkIdOf(endpoint, mirror), serverNow()),
        ...(input.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(input.file ? { 'Content-Type': 'application/octet-stream' } : {}),
        ...input.headers,
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(input.file ? { body: input.file } : {}),
    },
  );
  if (response.ok) {
    if (endpoint.access !== 'public') servedAs = mirror.userType;
    return response;
  }
  const refused = await readRefusal(response);
  if (refused === null) throw new UnansweredError();
  // Whoever logged in meanwhile is not gone because the session before theirs was.
  if (changes === sessionChangesHeard() && isSameMirror(mirror, readMirror())) {
    endIfOver(endpoint, mirror, refused.code);
  }
  const isWrongHour = refused.code === 'bad_check' && learnServerTime(response);
  throw isWrongHour ? new WrongHourError(refused) : new RefusedError(refused);
}

function checkIdOf({ check }: Endpoint, { restaurantId }: SessionMirror): number {
  if (check === 'restaurant' && restaurantId !== null) return restaurantId;
  return check === 'login' ? CHECK_ID.login : CHECK_ID.general;
}

/** Without a restaurant, or in the wrong role, the cookies go and nothing is sent. */
function requireMirror(endpoint: Endpoint): SessionMirror {
  const mirror = readMirror();
  const allowed =
    mirror.restaurantId !== null &&
    mirror.userType !== null &&
    (endpoint.access === 'public' || may(roleOf(mirror), endpoint.access));
  if (allowed) return mirror;
  // Cookies that are gone may have run out; cookies that contradict each other were written by hand.
  endSession(mirror.userType === null ? undefined : 'left');
  throw new RefusedError({ code: 'no_session', message: SESSION_OVER });
}

/** The most that the mirror may mean: who of the house owns it is for the server to say. */
function roleOf(mirror: SessionMirror): Role {
  if (mirror.userType === 'RESTAURANTE') return 'owner';
  return mirror.userName === null ? 'guest' : 'diner';
}

/** Whom this page was last answered as: only who was somebody can have a session end on it. */
let servedAs: UserType | null = null;

/**
 * Who was never let in leaves; who was is asked to log in again, however many calls hear of it. Other
 * tabs may be in the middle of something, and only hear of it.
 */
function endSession(here: SessionChange = servedAs === null ? 'left' : 'changed'): void {
  if (here === 'left') servedAs = null;
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
function tellsOfTampering({ access }: Endpoint, sentBy: SessionMirror, code: ErrorCode): boolean {
  if (access === 'public') return false;
  // Had the session really become another kind of user's, it would have been served as that.
  if (code === 'no_session') {
    return servedAs !== null && sentBy.userType !== null && sentBy.userType !== servedAs;
  }
  // A colleague at what is the owner's is no tampering.
  const isOwners = may('owner', access) && !may('staff', access);
  return code === 'other_house' || (code === 'forbidden' && !isOwners);
}

function endIfOver(endpoint: Endpoint, sentBy: SessionMirror, code: ErrorCode): void {
  if (tellsOfTampering(endpoint, sentBy, code)) endSession('left');
  else if (code === 'no_session') endSession();
}

/** Null when it is no word of ours: a proxy in between may answer with a page of its own. */
async function readRefusal(response: Response): Promise<ErrorBody | null> {
  const body = (await readJson(response)) as Partial<ErrorBody>;
  const { code, message } = body;
  return code === undefined || message === undefined ? null : { ...body, code, message };
}
